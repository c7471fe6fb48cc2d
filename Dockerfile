# The reference server with the built app. Not needed for anything else: npm run serve is the same.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# A package of this repository, which the lock names by its folder.
COPY native/steps/package.json native/steps/
# Nothing that a package brings runs while it is installed; sharp's binaries are packages of their own.
RUN npm ci --ignore-scripts
COPY . .
# What the app is told when it is built; see .env.example.
ARG VITE_API_BASE_URL=
ARG VITE_KAKAO_JS_KEY=
ARG VITE_SOCIAL_CLIENT_ID=
ARG VITE_SOCIAL_REDIRECT_URI=
# Without its preparation, which would install once more.
RUN npm run build --ignore-scripts && npm prune --omit=dev --ignore-scripts

FROM node:26-bookworm-slim
# pg_dump and pg_restore for npm run db; no older than the server of the database. And the allocator, see below.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-15 libjemalloc2 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir data && chown node:node data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/app/data METRICS_PORT=9464 METRICS_HOST=0.0.0.0
# glibc keeps what clients that do not read have made the server take; jemalloc gives it back within seconds. The name alone
# is found on every architecture.
ENV LD_PRELOAD=libjemalloc.so.2 MALLOC_CONF=background_thread:true,dirty_decay_ms:1000,muzzy_decay_ms:0
EXPOSE 8080 9464
# Longer than DRAIN_SECONDS and ten more have to be given to a process that is told to stop.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
