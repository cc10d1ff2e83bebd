/* Writes down how long the append-only file was when it last reached the disk: all that a power cut leaves of it. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void note(int fd) {
    const char *file = getenv("LAST_FSYNC");
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (file == NULL || length < 0) return;
    path[length] = 0;
    struct stat about;
    if (strstr(path, "appendonly") == NULL || fstat(fd, &about) != 0) return;
    char size[32];
    int digits = snprintf(size, sizeof size, "%020lld", (long long)about.st_size);
    int to = open(file, O_WRONLY | O_CREAT, 0600);
    if (to < 0) return;
    if (pwrite(to, size, digits, 0) != digits) abort();
    close(to);
}

int fdatasync(int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    int result = real(fd);
    if (result == 0) note(fd);
    return result;
}

int fsync(int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    int result = real(fd);
    if (result == 0) note(fd);
    return result;
}
