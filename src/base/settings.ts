/** An environment variable that the project reads. */
type Setting = {
  name: string
  /** The folder of `src/` whose README says more. */
  folder:
    | 'base/object-store'
    | 'build'
    | 'content'
    | 'delivery/deployment'
    | 'delivery/hosting'
    | 'delivery/publish'
    | 'server'
    | 'server/backup'
    | 'tools/editing'
  /** Its description, in one line. */
  what: string
  /** Its default; undefined if there is none. */
  default?: string
  /** A value to begin with, where there is no default. */
  example?: string
}

/**
 * All environment variables except VENDOR_DIR (vendor-folder.ts). Nothing else can be read: `Environment` knows these
 * names only, and a test compares them with `.env.example` and with the tables of the READMEs.
 */
export const SETTINGS = [
  {
    name: 'PORT',
    folder: 'server',
    what: 'Where a server listens; 4174 for `npm run api`, 4173 for `npm start`, 5173 for `npm run dev`',
    example: '4174',
  },
  { name: 'HOST', folder: 'server', what: 'The address it listens at', default: '127.0.0.1' },
  { name: 'LOG_LEVEL', folder: 'server', what: 'How much it says: error, warn, info, debug', default: 'info' },
  {
    name: 'DATA_DIR',
    folder: 'server',
    what: 'Folder of the embedded database, of attachments and of files that are being received',
    default: '.data',
  },
  {
    name: 'DATABASE_URL',
    folder: 'server',
    what: 'A PostgreSQL, which several processes may share, instead of the embedded database',
    example: 'postgres://site:password@127.0.0.1:5432/site',
  },
  {
    name: 'ATTACHMENTS_URL',
    folder: 'server',
    what: 'A bucket for attachments instead of DATA_DIR',
    example: 's3://attachments/requests',
  },
  {
    name: 'SMTP_URL',
    folder: 'server',
    what: 'The mail server; no mail is sent without it and CONTACT_TO. smtp:// requires STARTTLS without ?requireTLS=false',
    example: 'smtps://user:password@mail.example:465',
  },
  {
    name: 'CONTACT_TO',
    folder: 'server',
    what: 'The desk, which gets a mail for each request',
    example: 'desk@site.example',
  },
  {
    name: 'MAIL_FROM',
    folder: 'server',
    what: 'Who the mails are from; the address in the vendor’s site.ts without it',
    example: 'site@site.example',
  },
  {
    name: 'TRUST_PROXY',
    folder: 'server',
    what: 'Whose X-Forwarded-For and X-Request-Id are believed: how many proxies stand in front, or their addresses',
    example: '127.0.0.1',
  },
  {
    name: 'CORS_ORIGINS',
    folder: 'server',
    what: 'Other origins that pages may call from, with commas',
    example: 'https://www.site.example',
  },
  {
    name: 'BACKUP_KEY',
    folder: 'server/backup',
    what: 'Key of 32 bytes, in base64 or hexadecimal, that backups are encrypted with',
  },
  { name: 'COMMIT', folder: 'server', what: 'The commit of the sources, for GET /api/version', example: '0123abc' },
  {
    name: 'METRICS_PORT',
    folder: 'server',
    what: 'Figures for Prometheus at /metrics on a port of their own',
    example: '9464',
  },
  {
    name: 'RETENTION_MONTHS',
    folder: 'server',
    what: 'After how many months closed requests are anonymised',
    default: '24',
  },
  {
    name: 'SECOND_FACTOR',
    folder: 'server',
    what: 'Who must log in with a second factor: all, admins, or nobody (optional)',
    default: 'optional',
  },
  {
    name: 'INSIGHT_MONTHS',
    folder: 'server',
    what: 'For how many months counts of what visitors met are kept; 0 counts nothing',
    default: '13',
  },
  { name: 'METRICS_HOST', folder: 'server', what: 'The address of that port', default: '127.0.0.1' },
  {
    name: 'METRICS_TOKEN',
    folder: 'server',
    what: 'The same at /api/metrics for who sends it; at least 16 characters',
    example: 'a-long-random-token',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    folder: 'server',
    what: 'Where traces are sent; nothing is traced without it',
    example: 'http://127.0.0.1:4318',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    folder: 'server',
    what: 'The same with its whole path, for traces alone',
    example: 'http://127.0.0.1:4318/v1/traces',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    folder: 'server',
    what: 'Headers of what is sent, such as a key of the collector',
    example: 'authorization=Bearer%20key',
  },
  { name: 'OTEL_SERVICE_NAME', folder: 'server', what: 'The name of this process in traces', default: 'site-api' },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    folder: 'server',
    what: 'Share of the requests that is traced, from 0 to 1',
    default: '1',
  },
  { name: 'SITE_DIR', folder: 'build', what: 'Folder of the built site', default: 'dist/client' },
  { name: 'BUILDS_DIR', folder: 'build', what: 'Folder of the manifests of builds', default: 'builds' },
  {
    name: 'BUNDLE_CACHE_DIR',
    folder: 'build',
    what: 'Folder of bundles and documents between builds, inside the project',
    default: 'node_modules/.cache/bundle',
  },
  { name: 'DOCUMENTS', folder: 'build', what: '`off` leaves out data sheets and social images', default: 'on' },
  {
    name: 'PROVENANCE_KEY',
    folder: 'build',
    what: 'Ed25519 key in PEM that `npm run tool -- sbom` signs with; one line cannot hold it, so use a file here',
  },
  { name: 'PROVENANCE_KEY_FILE', folder: 'build', what: 'The file of that key', example: '/etc/site/provenance.pem' },
  { name: 'PROVENANCE_PUBLIC_KEY', folder: 'build', what: 'Its public half, for `npm run tool -- sbom --verify`' },
  {
    name: 'PROVENANCE_PUBLIC_KEY_FILE',
    folder: 'build',
    what: 'The file of that half',
    example: '/etc/site/provenance.pub',
  },
  {
    name: 'CONTENT_DIR',
    folder: 'content',
    what: 'Folder of content; `content` in the folder of the vendor without it',
    example: '/srv/content',
  },
  {
    name: 'CONTENT_API_URL',
    folder: 'content',
    what: 'An API to take records from instead of files',
    example: 'https://content.example',
  },
  { name: 'CONTENT_API_TOKEN', folder: 'content', what: 'What that API wants as a bearer token', example: 'token' },
  {
    name: 'CONTENT_DAY',
    folder: 'content',
    what: 'Another day than today in Taipei by which content is due; for trying out what a later build shows',
    example: '2026-01-31',
  },
  {
    name: 'EDITOR',
    folder: 'tools/editing',
    what: '`git` publishes the content editor at /edit; a program that edits texts, as others read it, changes nothing',
    example: 'git',
  },
  {
    name: 'EDITOR_BACKEND',
    folder: 'tools/editing',
    what: 'What the Git host is: github, gitlab, gitea',
    example: 'gitea',
  },
  {
    name: 'EDITOR_HOST',
    folder: 'tools/editing',
    what: 'Its origin; https://github.com and https://gitlab.com without it',
    example: 'https://git.site.example',
  },
  {
    name: 'EDITOR_REPOSITORY',
    folder: 'tools/editing',
    what: 'The repository of the content',
    example: 'owner/website',
  },
  { name: 'EDITOR_BRANCH', folder: 'tools/editing', what: 'The branch that is written to', default: 'main' },
  {
    name: 'EDITOR_FOLDER',
    folder: 'tools/editing',
    what: 'Folder of the content in it; . when that is all of it, `content` in the folder of the vendor without it',
    example: 'content',
  },
  {
    name: 'EDITOR_APPLICATION',
    folder: 'tools/editing',
    what: 'Id of an OAuth application there, to sign in with (gitlab, gitea); otherwise by a token',
    example: '0123abcd-4567',
  },
  {
    name: 'EDITOR_SIGN_IN',
    folder: 'tools/editing',
    what: 'Origin of a service that signs in (github, gitlab); otherwise by a token',
    example: 'https://sign-in.site.example',
  },
  {
    name: 'SITE_ROOT',
    folder: 'delivery/hosting',
    what: 'Where the site was published to, for nginx',
    default: '/srv/site',
  },
  {
    name: 'APP_ROOT',
    folder: 'delivery/hosting',
    what: 'Where the sources lie with their packages, for systemd',
    default: '/opt/site',
  },
  {
    name: 'SITE_ORIGIN',
    folder: 'delivery/hosting',
    what: "The site's origin where it is not the vendor's, for trials: search engines are told to leave it out",
    example: 'https://staging.site.example',
  },
  {
    name: 'API_ORIGIN',
    folder: 'delivery/hosting',
    what: "The API's origin, when it is not the site's own",
    example: 'https://api.site.example',
  },
  {
    name: 'API_UPSTREAM',
    folder: 'delivery/hosting',
    what: 'Where nginx passes /api/ on to; API_ORIGIN, if that is set',
    default: 'http://127.0.0.1:4174',
  },
  {
    name: 'API_RESOLVER',
    folder: 'delivery/hosting',
    what: 'Name server that finds the API of the compose file',
    default: '127.0.0.11',
  },
  {
    name: 'POSTGRES_PASSWORD',
    folder: 'delivery/deployment',
    what: 'Password of the database of the compose file, of letters and digits',
    example: 'password',
  },
  {
    name: 'CLOUDFRONT_DISTRIBUTION_ID',
    folder: 'delivery/publish',
    what: 'A distribution in which changed addresses are invalidated',
    example: 'E1234567890ABC',
  },
  {
    name: 'AWS_ACCESS_KEY_ID',
    folder: 'base/object-store',
    what: 'Who asks a bucket, as all AWS tools read it',
    example: 'key',
  },
  { name: 'AWS_SECRET_ACCESS_KEY', folder: 'base/object-store', what: 'Its secret', example: 'secret' },
  { name: 'AWS_REGION', folder: 'base/object-store', what: 'Its region', default: 'us-east-1' },
  {
    name: 'AWS_ENDPOINT_URL_S3',
    folder: 'base/object-store',
    what: 'Another S3-compatible store than that of AWS',
    example: 'https://s3.site.example',
  },
] as const satisfies readonly Setting[]

/** The environment variables that are set, as far as the project reads them. */
export type Environment = { readonly [Name in (typeof SETTINGS)[number]['name']]?: string | undefined }
