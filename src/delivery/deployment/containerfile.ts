/** The folder of the sources in images, and the volumes: owned by the images' own user. */
const APP = '/srv/app'
export const DATA = '/srv/data'
export const PUBLISHED = '/srv/site'
export const CONFIGURATION = '/srv/configuration'
export const API_PORT = 4174

const IS_WELL = `fetch('http://127.0.0.1:${API_PORT}/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))`

/**
 * Returns the recipe of two images, `publish` (builds and publishes the site) and `api`, the last and so the default one.
 * Neither runs as root. It needs nothing but a base image with Node, npm and a user `node`.
 */
export function containerfile(): string {
  return `# Written by \`npm run hosting\` from src/delivery/deployment/containerfile.ts. Change that, and write it again.
#   podman build -f dist/hosting/container/Containerfile --format docker -t site-api .
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM \${NODE_IMAGE} AS packages
WORKDIR ${APP}
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM \${NODE_IMAGE} AS build
WORKDIR ${APP}
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# off for a quick trial; such a site is published only when that is said.
ARG DOCUMENTS=on
RUN DOCUMENTS=\${DOCUMENTS} npm run build && node scripts/run.mjs

FROM build AS publish
ENV NODE_ENV=production
RUN install -d -o node -g node ${PUBLISHED} ${CONFIGURATION} dist/hosting && chown -R node:node builds dist/hosting
USER node
# First the web server's configuration, which has the scripts of all builds that are out; then the site.
CMD ["sh", "-ec", "cp -n ${PUBLISHED}/builds/meta/*.json builds/meta/ || true; API_RESOLVER=$(sed -n 's/^nameserver //p' /etc/resolv.conf | head -n 1) npm run hosting; cp dist/hosting/container/site.conf ${CONFIGURATION}/; exec npm run publish -- dir:${PUBLISHED} $PUBLISH_FLAGS"]

FROM \${NODE_IMAGE} AS api
WORKDIR ${APP}
ARG COMMIT
ENV NODE_ENV=production HOST=0.0.0.0 PORT=${API_PORT} DATA_DIR=${DATA} COMMIT=\${COMMIT}
COPY . .
COPY --from=packages ${APP}/node_modules node_modules
COPY --from=build ${APP}/builds builds
COPY --from=build ${APP}/dist/commands dist/commands
RUN install -d -o node -g node -m 0700 ${DATA}
USER node
VOLUME ${DATA}
EXPOSE ${API_PORT}
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=3 CMD ["node", "-e", "${IS_WELL}"]
CMD ["node", "dist/commands/api.mjs"]
`
}
