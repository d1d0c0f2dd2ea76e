# The site as an image: built once; sources of the client, build tools and tests stay behind.
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Without the npm package of Node, because the image has its own, and without the compiler of types.
RUN npm run build && npm prune --omit=dev \
  && rm -rf node_modules/node node_modules/.bin node_modules/typescript node_modules/@typescript \
  && find contract server db -name '*.test.ts' -delete

FROM node:24-bookworm-slim
WORKDIR /site
# One heap for all threads of C libraries: each of its own keeps what it has freed.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=1
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/build build
COPY --from=build /site/locales locales
COPY --from=build /site/contract contract
COPY --from=build /site/db db
COPY --from=build /site/server server
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=384", "--liftoff-only", "server/start/main.js"]
