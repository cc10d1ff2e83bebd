"""The pages in a real browser: Chromium, moved by Playwright, against a whole service."""
