# syntax=docker/dockerfile:1
# One image for any address and any user: nothing of an installation is in it. See docs/operate/container.md.

FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm run deployment -- /out/app
# Group 0 may do what the owner may: some platforms run a container as any user of that group.
RUN mkdir -p /out/data && chmod 770 /out/data && chmod -R g=u /out/app

FROM node:24-slim
RUN useradd --uid 10001 --gid 0 --no-create-home --home-dir /tmp foyer
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    OPS_HOST=0.0.0.0 \
    OPS_PORT=4190 \
    DATA_DIR=/data
COPY --from=build --chown=10001:0 /out/app /app
COPY --from=build --chown=10001:0 /out/data /data
WORKDIR /app
USER 10001:0
VOLUME /data
EXPOSE 4100 4101
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORTAL_PORT ?? 4100}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "server/launch.mjs"]
CMD ["main"]
