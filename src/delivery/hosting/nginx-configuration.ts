import { BASE, inSite } from '../../base/base-path.ts'
import type { Move } from '../../base/manifest/manifest.ts'
import { BOT } from '../../base/is-bot.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../base/i18n/locale.ts'
import { pathIn } from '../../base/i18n/localised-path.ts'
import {
  CACHE_RULES,
  CONTENT_TYPES,
  DOCUMENT_ENDING,
  EDITOR_ADDRESSES,
  ENCODINGS,
  FILE_ENDING,
  FILE_FOLDERS,
  HIDDEN,
  listMoved,
  NOT_FOUND_TEXT,
  REVALIDATE,
} from '../../base/response-rules.ts'
import { editorHeaders, type PolicyOptions, securityHeaders } from './security-headers.ts'

export type NginxOptions = PolicyOptions & {
  /** The target folder of the publisher. */
  root: string
  /** Host names for `server_name`. */
  serverName: string
  /** Value of `listen`. */
  listen: string
  /** Upstream origin of the API: requests for the API at the site's own origin are proxied there. */
  apiUpstream: string
  /** Name server that looks the API up while nginx runs; without one its name is looked up once. */
  apiResolver?: string | undefined
  /** Addresses of the pages of all builds that may be served. */
  paths: readonly string[]
  /** Former addresses of pages. */
  moves: readonly Move[]
}

/** The API's maximum body size: three files of 5 MB and the rest of the form. */
const MAX_BODY_MB = 17

/** Calls of the API at a time from one address: an office with twenty staff has one. */
const MAX_CALLS = 64

/** Where the API streams events. */
const EVENTS = '/api/desk/events'

/** Documents of a page's address, with a copy that the browser accepts first. */
const PAGE_FILES = '$uri/index.html$site_brotli $uri/index.html @no_page'
const PAYLOAD = '_payload.json'

const HTML = CONTENT_TYPES.html?.type ?? ''
const OTHER_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** nginx finds gzip copies natively. */
const [BROTLI] = ENCODINGS

/**
 * Returns a `server` block for nginx, to be included in its `http` block. It needs no modules beyond those of Debian's
 * nginx-light: brotli copies are found with `try_files`, gzip copies with `gzip_static`.
 */
export function nginxConfiguration(options: NginxOptions): string {
  return [
    '# Written by `npm run hosting` from src/base/response-rules.ts. Change that, and write it again.',
    ...maps(options),
    ...editorMaps(options),
    'limit_conn_zone $binary_remote_addr zone=site_callers:4m;',
    'server {',
    ...[...serverLines(options), ...locations(options)].map((line) => (line ? `  ${line}` : '')),
    '}',
    '',
  ].join('\n')
}

function maps({ paths, moves }: NginxOptions): string[] {
  const rules = CACHE_RULES.toReversed()
  return [
    '# Only what was found may be kept: an address that is missing now may be there after the next build.',
    'map "$status $uri" $site_cache_control {',
    `  default "${REVALIDATE}";`,
    ...rules
      .filter(({ cacheControl }) => cacheControl !== REVALIDATE)
      .map(({ prefix, cacheControl }) => `  "~^(200|206|304) ${prefix}" "${cacheControl}";`),
    '}',
    'map $http_accept_encoding $site_brotli {',
    '  default "";',
    `  "~*(^|[ ,])br($|[ ,;])" "${BROTLI.ending}";`,
    '}',
    '# A copy was found for what was asked for; asked for by name it is missing.',
    'map "$request_uri $uri" $site_content_encoding {',
    '  default "";',
    `  "~^[^? ]*\\${BROTLI.ending}[? ]" "";`,
    `  "~\\${BROTLI.ending}$" "${BROTLI.name}";`,
    '}',
    '# The page of the language, or a line of text where a page could be taken for a file, and for bots.',
    'map $http_user_agent $site_reader {',
    '  default "visitor";',
    `  "~*(${BOT.source})" "bot";`,
    '}',
    'map "$site_reader $uri" $site_not_found {',
    `  default "${notFoundPage(DEFAULT_LOCALE)}";`,
    '  "~^bot " "@not_found_text";',
    `  "~*${FILE_ENDING.source}" "@not_found_text";`,
    ...FILE_FOLDERS.map((folder) => `  "~^visitor ${folder}" "@not_found_text";`),
    ...OTHER_LOCALES.map((locale) => `  "~*^visitor ${pathIn(locale, '/')}(/|$)" "${notFoundPage(locale)}";`),
    '}',
    '# An address that cannot be read: no more is known of it than the line it came in, and so not who reads.',
    'map $request $site_unreadable {',
    `  default "${notFoundPage(DEFAULT_LOCALE)}";`,
    ...OTHER_LOCALES.map((locale) => `  "~*^\\S+ ${inSite(pathIn(locale, '/'))}[/?\\s]" "${notFoundPage(locale)}";`),
    '}',
    '# The address of a page, where its document is asked for by name.',
    'map $uri $site_named {',
    '  default $uri;',
    `  "~*^${DOCUMENT_ENDING.source}" "/";`,
    `  "~*^(?<site_stem>/.*?)${DOCUMENT_ENDING.source}" $site_stem;`,
    '}',
    '# nginx does not change letters. The names of the pages, found whatever letters they are written in; a page that is newer than',
    '# this file is found in its own letters only.',
    'map $site_named $site_page {',
    `  default "${HIDDEN}";`,
    ...paths.map((path) => `  "~*^${path.replaceAll('.', '\\.')}$" "${path}";`),
    '}',
    '# Where pages have moved to, for addresses in other letters, or with the name of a document.',
    'map $site_named $site_moved {',
    `  default "${HIDDEN}";`,
    ...moves.flatMap(({ from, to }) => (to === undefined ? [] : [`  "~*^${from}$" "${to}";`])),
    '}',
    'map $site_named $site_gone {',
    '  default "";',
    ...moves.flatMap(({ from, to }) => (to === undefined ? [`  "~*^${from}$" "gone";`] : [])),
    '}',
  ]
}

/** The headers that are others where the content editor is, each as a variable: a missing page there is the site's. */
function editorMaps(options: NginxOptions): string[] {
  const site = securityHeaders(options)
  return Object.entries(editorHeaders(options) ?? {}).flatMap(([name, value]) => [
    `map $uri ${variableOf(name)} {`,
    `  default "${site[name] ?? ''}";`,
    `  "~${EDITOR_ADDRESSES.source.replaceAll('\\/', '/')}" "${value}";`,
    '}',
  ])
}

/** @example variableOf('X-Robots-Tag') // '$site_x_robots_tag' */
function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`
}

function serverLines(options: NginxOptions): string[] {
  const own = editorHeaders(options) ?? {}
  // A variable without a value sends no header.
  const variables = Object.fromEntries(Object.keys(own).map((name) => [name, variableOf(name)]))
  const headers = { ...securityHeaders(options), ...variables }
  return [
    '# Encryption is the matter of the host: listen 443 ssl, certificates, and a redirect from port 80.',
    `listen ${options.listen};`,
    `server_name ${options.serverName};`,
    `root ${options.root};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'gzip_static on;',
    'error_page 404 410 $site_not_found;',
    'error_page 400 =404 $site_unreadable;',
    'add_header Cache-Control $site_cache_control always;',
    'add_header Content-Encoding $site_content_encoding always;',
    'add_header Vary "Accept-Encoding" always;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    ...baseLines(),
    '',
  ]
}

/** The site is asked for below its base; its files, and all that follows, have none. */
function baseLines(): string[] {
  if (!BASE) return []
  const pages = LOCALES.map((locale) => pathIn(locale, '/404')).join('|')
  return [
    `if ($uri = ${BASE}) {`,
    `  return 301 ${BASE}/$is_args$args;`,
    '}',
    '# This server asks for the pages of what is missing, without the base; asked for with it they are missing pages.',
    `if ($uri !~ "^(?:${BASE}/|(?:${pages})\\.html$)") {`,
    '  return 404;',
    '}',
    `rewrite ^${BASE}(${pages})\\.html$ $1;`,
    `rewrite ^${BASE}(/.*)$ $1;`,
  ]
}

function locations(options: NginxOptions): string[] {
  const files = Object.entries(CONTENT_TYPES)
    .filter(([ending]) => ending !== 'html')
    .flatMap(([ending, { type, isText }]) =>
      location(`~ \\.${ending}$`, type, `${isText ? '$uri$site_brotli ' : ''}$uri =404`),
    )
  return [
    `location ^~ ${HIDDEN} {`,
    '  return 404;',
    '}',
    'location @not_found_text {',
    '  types { }',
    '  default_type "text/plain; charset=utf-8";',
    `  return 404 "${NOT_FOUND_TEXT.replace('\n', '\\n')}";`,
    '}',
    ...apiLocation(options),
    '# Shown where an address is missing, and not to be asked for.',
    ...LOCALES.map(notFoundPage).flatMap((page) =>
      location(`= ${page}`, HTML, `${page}$site_brotli ${page} @not_found_text`, 'internal;'),
    ),
    ...listMoved().flatMap(({ from, page, fragment }) => [
      `location ~* ^${from}(?:${DOCUMENT_ENDING.source})?$ {`,
      `  return 301 "${inSite(page)}$is_args$args#${fragment}";`,
      '}',
    ]),
    '# Browsers read a backslash as a slash: a redirect to it would lead to another host.',
    'location ~ \\x5C {',
    '  return 404;',
    '}',
    '# Addresses of pages have no slash at their end.',
    'location ~ ^.+/$ {',
    `  rewrite ^(.+?)/+$ ${BASE}$1 permanent;`,
    '}',
    ...files,
    ...moveLocations(options),
    ...location('/', HTML, PAGE_FILES),
    '# Where one can know which page is meant. What is written into an answer is there as a folder, and so holds no line break.',
    'location @no_page {',
    ...['$site_moved', '$site_named', '$site_page'].flatMap((page) => [
      `  if (-f $document_root${page}/index.html) {`,
      `    return 301 ${BASE}${page}$is_args$args;`,
      '  }',
    ]),
    '  if ($site_gone) {',
    '    return 410;',
    '  }',
    '  return 404;',
    '}',
  ]
}

/** Former addresses take precedence over their documents: exact locations, of which thousands cost nothing. */
function moveLocations({ moves }: NginxOptions): string[] {
  const lines = moves.flatMap(({ from, to }) =>
    to === undefined
      ? []
      : location(
          `= ${from}`,
          HTML,
          PAGE_FILES,
          `if (!-f $document_root${from}/${PAYLOAD}) {`,
          `  return 301 ${inSite(to)}$is_args$args;`,
          '}',
        ),
  )
  return lines.length > 0
    ? [
        '# Where pages have moved. Of a build in which there still is a page, such as an older one, there is a payload.',
        ...lines,
      ]
    : []
}

/**
 * The API at the site's own origin: used by forms without scripts always, and by pages unless config.json has another
 * address.
 */
function apiLocation(options: NginxOptions): string[] {
  return [
    '# The API says itself what is kept, and what its pages may do. It must trust this server: TRUST_PROXY.',
    'location ^~ /api/ {',
    ...passToApi(options),
    '  # The API refuses a larger body while it is read, and in words.',
    `  client_max_body_size ${MAX_BODY_MB}m;`,
    '  # As it arrives: the API counts uploads that are under way, and answers what it refuses before all of it was sent.',
    '  proxy_request_buffering off;',
    '  client_body_timeout 60s;',
    '  # A browser needs few at a time; the API limits networks and slow bodies itself.',
    `  limit_conn site_callers ${MAX_CALLS};`,
    '  proxy_read_timeout 60s;',
    '}',
    '# Events are sent as they happen, over an answer that does not end.',
    `location = ${EVENTS} {`,
    ...passToApi(options),
    '  client_max_body_size 1k;',
    '  proxy_buffering off;',
    '  gzip off;',
    '  proxy_read_timeout 1h;',
    '}',
  ]
}

function passToApi({ apiUpstream, apiResolver, ...options }: NginxOptions): string[] {
  const security = securityHeaders(options)
  const transport = 'Strict-Transport-Security'
  const pass = apiResolver
    ? [
        '  # Looked up again and again: a container has another address after it was replaced.',
        `  resolver ${apiResolver} valid=5s;`,
        `  set $site_api ${apiUpstream};`,
        '  proxy_pass $site_api;',
      ]
    : [`  proxy_pass ${apiUpstream};`]
  return [
    ...pass,
    '  proxy_http_version 1.1;',
    '  proxy_set_header Connection "";',
    ...(apiUpstream.startsWith('https:') ? ['  proxy_ssl_server_name on;'] : []),
    '  # Not appended to what a caller says of itself: one address, and that is who called.',
    '  proxy_set_header X-Forwarded-For $remote_addr;',
    '  proxy_set_header X-Forwarded-Host $http_host;',
    '  proxy_set_header X-Forwarded-Proto $scheme;',
    '  # The same id in the logs of both; nobody outside chooses it, or which requests are traced.',
    '  proxy_set_header X-Request-Id $request_id;',
    '  proxy_set_header traceparent "";',
    '  proxy_connect_timeout 5s;',
    '  proxy_send_timeout 60s;',
    '  proxy_cache off;',
    `  proxy_hide_header ${transport};`,
    `  add_header ${transport} "${security[transport]}" always;`,
  ]
}

function location(match: string, type: string, candidates: string, ...more: string[]): string[] {
  const lines = [...more, 'types { }', `default_type "${type}";`, `try_files ${candidates};`]
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), '}']
}

function notFoundPage(locale: (typeof LOCALES)[number]): string {
  return `${pathIn(locale, '/404')}.html`
}
