import { BOT } from '../freshness/is-bot.ts'
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locale.ts'
import { localisePath } from '../i18n/localised-path.ts'
import {
  ASSETS,
  CACHE_RULES,
  CONTENT_TYPES,
  ENCODINGS,
  FILE_ENDING,
  HIDDEN,
  NOT_FOUND_TEXT,
  REVALIDATE,
} from './response-rules.ts'
import { type PolicyOptions, securityHeaders } from './security-headers.ts'

export type NginxOptions = PolicyOptions & {
  /** The folder that was published to. */
  root: string
  /** Host names, as `server_name` takes them. */
  serverName: string
  /** As `listen` takes it. */
  listen: string
}

/** nginx finds gzip copies by itself. */
const [BROTLI] = ENCODINGS

/**
 * Writes a server for nginx, to be included in its `http` block. It needs no module beyond those of Debian's nginx-light: the
 * brotli copies are found with `try_files`, the gzip ones with `gzip_static`.
 */
export function nginxConfiguration(options: NginxOptions): string {
  return [
    '# Written by `npm run hosting` from src/hosting/response-rules.ts. Change that, and write it again.',
    ...maps(),
    'server {',
    ...[...serverLines(options), ...locations()].map((line) => (line ? `  ${line}` : '')),
    '}',
    '',
  ].join('\n')
}

function maps(): string[] {
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
    'map $uri $site_content_encoding {',
    '  default "";',
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
    `  "~${FILE_ENDING.source}" "@not_found_text";`,
    `  "~^visitor ${ASSETS}" "@not_found_text";`,
    ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(
      (locale) => `  "~^visitor ${localisePath(locale, '/')}(/|$)" "${notFoundPage(locale)}";`,
    ),
    '}',
  ]
}

function serverLines(options: NginxOptions): string[] {
  const headers = securityHeaders(options)
  return [
    '# Encryption is the matter of the host: listen 443 ssl, certificates, and a redirect from port 80.',
    `listen ${options.listen};`,
    `server_name ${options.serverName};`,
    `root ${options.root};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'gzip_static on;',
    'error_page 404 $site_not_found;',
    'add_header Cache-Control $site_cache_control always;',
    'add_header Content-Encoding $site_content_encoding always;',
    'add_header Vary "Accept-Encoding" always;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
  ]
}

function locations(): string[] {
  const files = Object.entries(CONTENT_TYPES).flatMap(([ending, { type, isText }]) =>
    location(`~ \\.${ending}$`, type, `${isText ? '$uri$site_brotli ' : ''}$uri`),
  )
  return [
    `location ^~ ${HIDDEN} {`,
    '  return 404;',
    '}',
    'location @not_found_text {',
    '  default_type "text/plain; charset=utf-8";',
    `  return 404 "${NOT_FOUND_TEXT.replace('\n', '\\n')}";`,
    '}',
    '# Addresses of pages have no slash at their end.',
    'location ~ ^.+/$ {',
    '  rewrite ^(.+?)/+$ $1 permanent;',
    '}',
    ...files,
    ...location('/', CONTENT_TYPES.html?.type ?? '', '$uri/index.html$site_brotli $uri/index.html'),
  ]
}

function location(match: string, type: string, candidates: string): string[] {
  return [`location ${match} {`, '  types { }', `  default_type "${type}";`, `  try_files ${candidates} =404;`, '}']
}

function notFoundPage(locale: (typeof LOCALES)[number]): string {
  return `${localisePath(locale, '/404')}.html`
}
