# One image for every process of the service; the command says which one it is.

FROM python:3.12-slim AS build
WORKDIR /src
RUN python -m venv --without-pip /opt/strata
COPY . .
# The lock also holds what tests need; as a constraint it pins what is installed and adds nothing.
RUN --mount=type=cache,target=/root/.cache/pip \
    pip --python /opt/strata/bin/python install --constraint requirements.lock ./client .

FROM python:3.12-slim
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin strata \
    && install --directory --owner strata --group strata --mode 700 /data
COPY --from=build /opt/strata /opt/strata
ENV PATH=/opt/strata/bin:$PATH \
    STRATA_HOST=0.0.0.0 \
    STRATA_PORT=8080 \
    STRATA_DATA=/data \
    STRATA_LOG_FORMAT=json
USER 10001
WORKDIR /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["python", "-c", \
    "import os, urllib.request as web; web.urlopen(f\"http://127.0.0.1:{os.environ['STRATA_PORT']}/healthz\", timeout=2)"]
ENTRYPOINT ["strata"]
CMD ["up"]
