import { API_PORT, CONFIGURATION, DATA, PUBLISHED } from './containerfile.ts'

/** Where the site is served by the compose file. */
export const WEB_PORT = 8080
const BUCKET = 'attachments'

/**
 * Returns a compose file that runs all of it on one machine: site, API, PostgreSQL, an S3-compatible store and a mail
 * catcher. It reads `.env` of the project's folder.
 */
export function composeFile(): string {
  return `# Written by \`npm run hosting\` from src/delivery/deployment/compose-file.ts. Change that, and write it again.
#   docker compose --project-directory . -f dist/hosting/container/compose.yaml up --build
# Site: http://localhost:${WEB_PORT}, mails: http://localhost:8025. To deploy another build:
#   … build publish api && … run --rm publish && … kill -s HUP site && … up -d api
name: site
services:
  site:
    image: docker.io/nginxinc/nginx-unprivileged:1.28-alpine
    restart: unless-stopped
    depends_on:
      publish: { condition: service_completed_successfully }
      api: { condition: service_healthy }
    ports: ['127.0.0.1:${WEB_PORT}:${WEB_PORT}']
    volumes: ['site:${PUBLISHED}:ro', 'configuration:/etc/nginx/conf.d:ro']
    read_only: true
    tmpfs: ['/tmp']
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']

  publish:
    build: { context: ., dockerfile: dist/hosting/container/Containerfile, target: publish }
    environment: { SITE_ORIGIN: '\${SITE_ORIGIN:-}' }
    volumes: ['site:${PUBLISHED}', 'configuration:${CONFIGURATION}']
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']

  api:
    build: { context: ., dockerfile: dist/hosting/container/Containerfile, target: api, args: { COMMIT: '\${COMMIT:-}' } }
    restart: unless-stopped
    stop_grace_period: 20s
    depends_on:
      database: { condition: service_healthy }
      store: { condition: service_started }
      mail: { condition: service_started }
    environment:
      DATABASE_URL: postgres://site:\${POSTGRES_PASSWORD:?set it in .env}@database:5432/site
      ATTACHMENTS_URL: s3://${BUCKET}/requests
      AWS_ENDPOINT_URL_S3: http://store:7070
      AWS_ACCESS_KEY_ID: \${AWS_ACCESS_KEY_ID:?set it in .env}
      AWS_SECRET_ACCESS_KEY: \${AWS_SECRET_ACCESS_KEY:?set it in .env}
      AWS_REGION: us-east-1
      SMTP_URL: smtp://mail:1025?requireTLS=false
      CONTACT_TO: \${CONTACT_TO:-desk@localhost}
      # The site's nginx, and nobody else, reaches it.
      TRUST_PROXY: '1'
    expose: ['${API_PORT}']
    volumes: ['data:${DATA}']
    read_only: true
    tmpfs: ['/tmp']
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']

  database:
    image: docker.io/library/postgres:17-alpine
    restart: unless-stopped
    stop_grace_period: 60s
    environment:
      POSTGRES_USER: site
      POSTGRES_DB: site
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?set it in .env}
    healthcheck:
      test: ['CMD', 'pg_isready', '-U', 'site']
      interval: 5s
      timeout: 3s
      retries: 12
    volumes: ['database:/var/lib/postgresql/data']

  store:
    image: docker.io/versity/versitygw:v1.0.16
    restart: unless-stopped
    command: [posix, /data]
    environment:
      ROOT_ACCESS_KEY: \${AWS_ACCESS_KEY_ID:?set it in .env}
      ROOT_SECRET_KEY: \${AWS_SECRET_ACCESS_KEY:?set it in .env}
    # A folder of its data is a bucket.
    volumes: ['store:/data/${BUCKET}']

  mail:
    image: docker.io/axllent/mailpit:v1.21
    restart: unless-stopped
    ports: ['127.0.0.1:8025:8025']

volumes:
  site:
  configuration:
  data:
  database:
  store:
`
}
