import { BASE } from '../../base/base-path.ts'
import type { Move } from '../../base/manifest/manifest.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../base/i18n/locale.ts'
import { splitLocale } from '../../base/i18n/localised-path.ts'
import {
  CONTENT_TYPES,
  DOCUMENT_ENDING,
  EDITABLE,
  ENCODINGS,
  FILE_ENDING,
  FILE_FOLDERS,
  HIDDEN,
  listMoved,
  NOT_FOUND_TEXT,
} from '../../base/response-rules.ts'
import { editorHeaders, type PolicyOptions, securityHeaders } from './security-headers.ts'

/** CloudFront takes no larger function. */
export const MAX_FUNCTION_BYTES = 10_240

const OTHER_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/** Headers with settings of their own in CloudFront, which does not accept them as custom headers. */
const SETTINGS: Readonly<Record<string, (value: string) => [string, object]>> = {
  'Content-Security-Policy': (value) => ['ContentSecurityPolicy', { Override: true, ContentSecurityPolicy: value }],
  'X-Content-Type-Options': () => ['ContentTypeOptions', { Override: true }],
  'Referrer-Policy': (value) => ['ReferrerPolicy', { Override: true, ReferrerPolicy: value }],
  'X-Frame-Options': (value) => ['FrameOptions', { Override: true, FrameOption: value }],
  'Strict-Transport-Security': (value) => [
    'StrictTransportSecurity',
    {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: value.includes('includeSubDomains'),
    },
  ],
}

/**
 * Returns the response headers policy of a distribution, for `aws cloudfront create-response-headers-policy`. Content
 * types, encodings and Cache-Control are stored with the objects by the publisher.
 */
export function responseHeadersPolicy(options: PolicyOptions): string {
  return writePolicy('site', securityHeaders(options))
}

/**
 * Returns the same for the behaviours `/edit*` and `/en/edit` of a distribution, where the content editor is; undefined
 * where there is none.
 */
export function editorHeadersPolicy(options: PolicyOptions): string | undefined {
  const own = editorHeaders(options)
  return own && writePolicy('site-editor', { ...securityHeaders(options), ...own })
}

function writePolicy(Name: string, values: Readonly<Record<string, string>>): string {
  const headers = Object.entries(values)
  const SecurityHeadersConfig = Object.fromEntries(
    headers.flatMap(([name, value]) => {
      const setting = SETTINGS[name]
      return setting ? [setting(value)] : []
    }),
  )
  const custom = headers.filter(([name]) => !SETTINGS[name])
  const Items = custom.map(([Header, Value]) => ({ Header, Value, Override: true }))
  const policy = { Name, SecurityHeadersConfig, CustomHeadersConfig: { Quantity: Items.length, Items } }
  return `${JSON.stringify(policy, null, 2)}\n`
}

/**
 * Returns the function for a distribution's viewer requests (cloudfront-js-2.0): addresses of pages, and compressed
 * copies. Turn off compression in the behaviour, and leave `Accept-Encoding` out of the cache key: the compressed copy
 * has a key of its own. The function cannot know which objects exist: the address of a page in upper case, or of a
 * document, is redirected whether the page exists or not. The API needs its own behaviour for `/api/*` without this
 * function. Moves are the same in all languages. Beyond CloudFront's limit, documents redirect; removed pages are
 * missing, because a function has no page to answer with.
 */
export function viewerRequestFunction(moves: readonly Move[]): string {
  const own = moves.flatMap(({ from, to }) =>
    to !== undefined && splitLocale(from).locale === DEFAULT_LOCALE ? [[from, to] as const] : [],
  )
  let bytes = Buffer.byteLength(writeFunction({}))
  const fitting = own.filter(([from, to]) => (bytes += `"${from}":"${to}",`.length) <= MAX_FUNCTION_BYTES)
  return writeFunction(Object.fromEntries(fitting))
}

/** Of what is asked for, the function reads the path below the base; another behaviour has all that is beside it. */
function entry(): string {
  if (!BASE) return '  var uri = request.uri\n'
  return `  if (request.uri === '${BASE}') return moved('/' + search(request))
  if (request.uri.indexOf('${BASE}/') !== 0) return request
  var uri = request.uri.slice(${BASE.length})
`
}

function writeFunction(formerly: Readonly<Record<string, string>>): string {
  const endings = Object.entries(CONTENT_TYPES).flatMap(([ending, { isText }]) => (isText ? [ending] : []))
  return `// Written by \`npm run hosting\` from src/base/response-rules.ts. Change that, and write it again.
var TEXT = /\\.(${endings.join('|')})$/
var ENCODINGS = ${JSON.stringify(ENCODINGS)}
var FILE = ${FILE_ENDING}
var FOLDERS = ${JSON.stringify(FILE_FOLDERS)}
var MOVED = ${JSON.stringify(listMoved())}
var FORMERLY = ${JSON.stringify(formerly)}
var LANGUAGE = /^\\/(?:${OTHER_LOCALES.join('|')})(?=\\/)/

function handler(event) {
  var request = event.request
${entry()}  if (decoded(uri).indexOf('${HIDDEN}') === 0) {
    return { statusCode: 404, statusDescription: 'Not Found', body: ${JSON.stringify(NOT_FOUND_TEXT)} }
  }
  if (uri.length > 1 && uri.charAt(uri.length - 1) === '/') return moved(withoutSlash(uri) + search(request))
  if (!isFile(uri)) {
    var page = uri.toLowerCase().replace(${DOCUMENT_ENDING}, '') || '/'
    for (var i = 0; i < MOVED.length; i += 1) {
      if (MOVED[i].from === page) return moved(MOVED[i].page + search(request) + '#' + MOVED[i].fragment)
    }
    var prefix = (LANGUAGE.exec(page) || [''])[0]
    var present = FORMERLY[page.slice(prefix.length)]
    if (present) return moved(prefix + present + search(request))
    // The 404 page is not to be asked for: there is no page of that name.
    if (page !== uri && !/^(\\/[a-z]+)?\\/404$/.test(page)) return moved(withoutSlash(page) + search(request))
    uri = (page === '/' ? '' : page) + '/index.html'
  }
  if (TEXT.test(uri) && uri !== '${EDITABLE}' && uri.indexOf('/builds/') !== 0) uri += ending(request.headers['accept-encoding'])
  request.uri = ${BASE && `'${BASE}' + `}uri
  return request
}

function isFile(uri) {
  return FILE.test(uri) || FOLDERS.some(function (folder) { return uri.indexOf(folder) === 0 })
}

function moved(location) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: ${BASE && `'${BASE}' + `}location } } }
}

// The address comes encoded, and the origin decodes it.
function decoded(uri) {
  try {
    return decodeURIComponent(uri)
  } catch (error) {
    return uri
  }
}

// Browsers read a backslash as a slash.
function withoutSlash(uri) {
  return '/' + uri.split(/[/\\\\]/).filter(Boolean).join('/')
}

function search(request) {
  var pairs = []
  for (var name in request.querystring) {
    var values = request.querystring[name].multiValue || [request.querystring[name]]
    values.forEach(function (item) { pairs.push(name + '=' + item.value) })
  }
  return pairs.length ? '?' + pairs.join('&') : ''
}

function ending(accepted) {
  for (var i = 0; accepted && i < ENCODINGS.length; i += 1) {
    if (new RegExp('(^|[ ,])' + ENCODINGS[i].name + '($|[ ,;])').test(accepted.value)) return ENCODINGS[i].ending
  }
  return ''
}
`
}
