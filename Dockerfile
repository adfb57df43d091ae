# docker build -t tenka . && docker run --read-only --tmpfs /tmp -v tenka:/data -p 8380:8380 tenka
# The same image is a node beside others (TENKA_DATABASE_URL, TENKA_BUS_URL) and, by `docker run tenka
# worker`, a bot worker: packaging/compose has all of them.

FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /tenka
COPY . .
RUN make build

FROM python:3.13-slim@sha256:7c61056e61ac89e852de05f3dc6fa51a6dd2181797bceed46aa725dd7cb2cd3b
RUN --mount=type=bind,from=build,source=/tenka,target=/tenka \
    pip install --no-cache-dir --disable-pip-version-check --root-user-action ignore \
        --require-hashes --requirement /tenka/requirements/cluster.txt \
    && pip install --no-cache-dir --disable-pip-version-check --root-user-action ignore \
        --no-deps /tenka/dist/*.whl \
    && useradd --system --uid 10001 --no-create-home --home-dir /data tenka \
    && install --directory --owner tenka --group tenka --mode 0700 /data
ENV TENKA_DATA=/data TENKA_HOST=0.0.0.0 TENKA_PORT=8380 \
    PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
USER tenka
VOLUME /data
EXPOSE 8380
HEALTHCHECK --start-period=30s CMD ["python", "-c", "import os, urllib.request as web; \
web.urlopen(f'http://127.0.0.1:{os.environ[\"TENKA_PORT\"]}/healthz', timeout=5)"]
ENTRYPOINT ["tenka"]
CMD ["serve"]
