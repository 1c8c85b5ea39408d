# The server with the client that it serves. `compose.yaml` runs two of them; docs/self-hosting.md says more.
FROM node:24-slim AS build
WORKDIR /nyhavn
COPY . .
RUN npm ci && npm run --silent build && npm prune --omit=dev

FROM node:24-slim
WORKDIR /nyhavn
ENV NODE_ENV=production
COPY --from=build /nyhavn ./
RUN install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Whoever reaches this port is believed who it is that asks: let only the balancer reach it.
CMD ["node", "packages/cli/bin/nyhavn.js", "serve", "--host", "0.0.0.0", "--data", "/data", "--proxy"]
