import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import {
  editorHeadersPolicy,
  MAX_FUNCTION_BYTES,
  responseHeadersPolicy,
  viewerRequestFunction,
} from '../../../src/delivery/hosting/cloudfront-configuration.ts'
import {
  cloudflareRedirects,
  headersFile,
  netlifyRedirects,
} from '../../../src/delivery/hosting/netlify-configuration.ts'
import { nginxConfiguration } from '../../../src/delivery/hosting/nginx-configuration.ts'
import { editorHeaders, type PolicyOptions, securityHeaders } from '../../../src/delivery/hosting/security-headers.ts'
import { HOSTILE } from '../../publish/answers.ts'

const SITE = 'https://www.example.com'

const MOVES = [
  { from: '/products/old', to: '/products/new' },
  { from: '/en/products/old', to: '/en/products/new' },
  { from: '/news/removed' },
  { from: '/en/news/removed' },
]

const policy = { scriptHashes: ['sha256-b=', 'sha256-a=', 'sha256-a='] }
const headers = securityHeaders(policy)

/** nginx's configuration, for a site with some pages. */
function nginxOf(options: PolicyOptions): string {
  const site = {
    root: '/srv/site',
    serverName: 'www.lintel.example',
    listen: '80',
    paths: ['/', '/news'],
    moves: MOVES,
  }
  return nginxConfiguration({ ...options, ...site, apiUpstream: 'http://127.0.0.1:4174' })
}

type Request = {
  uri: string
  headers: Record<string, { value: string }>
  querystring: Record<string, { value: string }>
}
type Response = { statusCode?: number; uri?: string; headers?: Record<string, { value: string }> }

/** Runs the viewer request function like CloudFront. */
function requested(
  uri: string,
  { encoding, query = {} }: { encoding?: string; query?: Request['querystring'] } = {},
): Response {
  const request: Request = {
    uri,
    headers: encoding === undefined ? {} : { 'accept-encoding': { value: encoding } },
    querystring: query,
  }
  const context = createContext({ event: { request } })
  // handler() returns a plain object of that context.
  return JSON.parse(
    runInContext(`${viewerRequestFunction(MOVES)}; JSON.stringify(handler(event))`, context) as string,
  ) as Response
}

test('the policy allows exactly the inline scripts of the builds, once each', () => {
  const csp = headers['Content-Security-Policy'] ?? ''
  expect(csp).toContain("script-src 'self' 'sha256-a=' 'sha256-b=';")
  expect(csp.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
  const withApi = securityHeaders({ ...policy, apiOrigin: 'https://api.lintel.example' })
  expect(withApi['Content-Security-Policy']).toContain("connect-src 'self' https://api.lintel.example;")
})

test('every configuration sends every security header with the same value', () => {
  const nginx = nginxOf(policy)
  const cloudFront = responseHeadersPolicy(policy)
  for (const [name, value] of Object.entries(headers)) {
    expect(nginx).toContain(`add_header ${name} "${value}" always;`)
    expect(headersFile(policy)).toContain(`\n  ${name}: ${value}\n`)
  }
  for (const value of ['Content-Security-Policy', 'Permissions-Policy', 'Referrer-Policy', 'X-Frame-Options'].map(
    (name) => headers[name],
  ))
    expect(cloudFront).toContain(JSON.stringify(value))
  expect(JSON.parse(cloudFront)).toMatchObject({
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: true },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
    },
  })
})

test('where there is an editor, every configuration gives its addresses their own headers, and no other', () => {
  const editor = { calls: ['https://git.example'], pictures: ['https://pictures.example'], opensWindow: true }
  const options = { ...policy, editor }
  expect(securityHeaders(options)).toEqual(headers)
  const own = editorHeaders(options) ?? {}
  expect(own).toMatchObject({ 'X-Robots-Tag': 'noindex', 'Cross-Origin-Opener-Policy': 'unsafe-none' })
  expect(own['Content-Security-Policy']).toContain("connect-src 'self' blob: data: https://git.example;")
  expect(own['Content-Security-Policy']).toContain("script-src 'self';")
  const nginx = nginxOf(options)
  const cloudflare = headersFile(options, { detaches: true })
  for (const [name, value] of Object.entries(own)) {
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`
    expect(nginx).toContain(`add_header ${name} "${variable}" always;`)
    expect(nginx).toContain(
      `map $uri ${variable} {\n  default "${headers[name] ?? ''}";\n  "~^(?:/edit|/en/edit)(?:/|$)" "${value}";\n}`,
    )
    for (const address of ['/edit', '/en/edit', '/edit/*'])
      expect(cloudflare.split(`\n${address}\n`)[1]).toContain(`  ! ${name}\n  ${name}: ${value}\n`)
    expect(headersFile(options)).toContain(`\n  ${name}: ${value}\n`)
  }
  expect(JSON.parse(editorHeadersPolicy(options) ?? '')).toMatchObject({
    Name: 'site-editor',
    SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: own['Content-Security-Policy'] } },
  })
  expect(responseHeadersPolicy(options)).toBe(responseHeadersPolicy(policy))
})

test('the policy of the editor allows its Git host, and neither frames, forms nor other scripts', () => {
  const editor = { calls: ['https://git.example'], pictures: ['https://pictures.example'], opensWindow: false }
  const own = editorHeaders({ ...policy, editor })?.['Content-Security-Policy']?.split('; ') ?? []
  const allowed = Object.fromEntries(own.map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))
  for (const none of ['default-src', 'form-action', 'base-uri', 'frame-ancestors'])
    expect(allowed[none]).toEqual(["'none'"])
  expect(allowed['script-src']).toEqual(["'self'"])
  expect(allowed['connect-src']).toEqual(["'self'", 'blob:', 'data:', 'https://git.example'])
  expect(allowed['img-src']).toContain('https://pictures.example')
})

test('where there is no editor, no configuration knows of one', () => {
  expect(editorHeadersPolicy(policy)).toBeUndefined()
  for (const text of [nginxOf(policy), headersFile(policy), headersFile(policy, { detaches: true })])
    expect(text).not.toContain('/edit')
})

test('assets are cached for a year, pictures and films for a day, and other files have no rule if the host revalidates by default', () => {
  expect(headersFile(policy).match(/Cache-Control: .*/g)).toEqual([
    'Cache-Control: public, max-age=31536000, immutable',
    'Cache-Control: public, max-age=86400, stale-while-revalidate=604800',
    'Cache-Control: public, max-age=86400, stale-while-revalidate=604800',
  ])
  expect(headersFile(policy)).toContain('/assets/*\n  Cache-Control')
  expect(headersFile(policy)).toContain('/pictures/*\n  Cache-Control')
  expect(headersFile(policy)).toContain('/films/*\n  Cache-Control')
})

test('a missing page gets the 404 page of its language, with the longer path first', () => {
  const lines = netlifyRedirects({ moves: MOVES }).split('\n')
  expect(lines.indexOf('/en/* /en/404.html 404')).toBeGreaterThan(0)
  expect(lines.indexOf('/en/* /en/404.html 404')).toBeLessThan(lines.indexOf('/* /404.html 404'))
})

test.each([
  ['/', undefined, '/index.html'],
  ['/', 'gzip, deflate, br', '/index.html.br'],
  ['/en/news', 'gzip', '/en/news/index.html.gz'],
  ['/news/_payload.json', 'br;q=1.0, gzip', '/news/_payload.json.br'],
  ['/fonts/a.woff2', 'br', '/fonts/a.woff2'],
  ['/assets/a.js', 'br', '/assets/a.js.br'],
  ['/assets/gone', 'br', '/assets/gone'],
  ['/config.json', 'br', '/config.json'],
  ['/builds/latest.json', 'br', '/builds/latest.json'],
])('CloudFront gets %s, accepting %s, from %s', (uri, encoding, object) => {
  expect(requested(uri, encoding === undefined ? {} : { encoding }).uri).toBe(object)
})

test('CloudFront redirects an address with a trailing slash to the one without, on the same host', () => {
  const moved = (uri: string, query = {}) => requested(uri, { query })
  expect(moved('/news/', { page: { value: '2' } })).toMatchObject({
    statusCode: 301,
    headers: { location: { value: '/news?page=2' } },
  })
  // Addresses come encoded, and stay so.
  for (const uri of [...HOSTILE, '/\\\\other.example/']) {
    const to = moved(uri).headers?.location?.value ?? '/'
    expect(new URL(to, SITE).origin, `${uri} leads to ${to}`).toBe(SITE)
  }
  for (const own of ['/.publish/manifests/a.json', '/%2Epublish/manifests/a.json', '/%2epublish%2Fmanifests/a.json'])
    expect(moved(own), own).toMatchObject({ statusCode: 404 })
})

test.each([
  ['Netlify', netlifyRedirects],
  ['Cloudflare', cloudflareRedirects],
])('no redirect of %s leads to another host than the site and its API, whatever the address', (_name, write) => {
  const api = 'https://api.lintel.example'
  const rules = write({ apiOrigin: api, moves: MOVES })
    .split('\n')
    .filter((line) => line.startsWith('/'))
  expect(rules.length).toBeGreaterThan(MOVES.length)
  for (const rule of rules) {
    const [from = '', to = ''] = rule.split(' ')
    const targets = to.includes(':splat') ? HOSTILE.map((address) => to.replace(':splat', address)) : [to]
    for (const target of targets)
      expect(new URL(target, SITE).origin, `${from} leads to ${target}`).toBe(from.startsWith('/api/') ? api : SITE)
  }
})

test('nginx limits the calls of the API at a time from one address', () => {
  const nginx = nginxOf(policy)
  expect(nginx).toContain('\nlimit_conn_zone $binary_remote_addr zone=site_callers:4m;\nserver {')
  expect(nginx.split('location ^~ /api/ {')[1]?.split('}')[0]).toContain('  limit_conn site_callers 64;')
})

test("Netlify does not serve the publisher's own files, although they exist", () => {
  expect(netlifyRedirects({ moves: MOVES })).toContain('\n/.publish/* /404.html 404!\n')
})

test.each([
  ['/index.html', '/'],
  ['/products/index.html', '/products'],
  ['/en/products.html', '/en/products'],
  ['/Products/AC-F520-P', '/products/ac-f520-p'],
  ['/solutions', '/#solutions'],
  ['/EN/Solutions', '/en#solutions'],
  ['//Other.example', '/other.example'],
  ['/products/old', '/products/new'],
  ['/en/products/old', '/en/products/new'],
  ['/Products/Old.html', '/products/new'],
])('CloudFront redirects %s to %s', (uri, location) => {
  expect(requested(uri)).toMatchObject({ statusCode: 301, headers: { location: { value: location } } })
})

test('CloudFront finds pages with any dot in the address, never the 404 page, and keeps the case of file names', () => {
  expect(requested('/en/version-2.0').uri).toBe('/en/version-2.0/index.html')
  expect(requested('/404.html').uri).toBe('/404/index.html')
  expect(requested('/en/404.html').uri).toBe('/en/404/index.html')
  expect(requested('/downloads/AC-F520-P_datasheet_zh_v1.0.pdf').uri).toBe('/downloads/AC-F520-P_datasheet_zh_v1.0.pdf')
})

test('an API of another origin is proxied on Netlify, and redirected to on Cloudflare', () => {
  const options = { apiOrigin: 'https://api.lintel.example', moves: MOVES }
  expect(netlifyRedirects(options)).toContain('\n/api/* https://api.lintel.example/api/:splat 200\n')
  expect(cloudflareRedirects(options)).toContain('\n/api/* https://api.lintel.example/api/:splat 307\n')
  for (const redirects of [netlifyRedirects({ moves: MOVES }), cloudflareRedirects({ moves: MOVES })]) {
    expect(redirects).not.toContain('/api/')
    expect(redirects).toContain('\n/solutions /#solutions 301\n/en/solutions /en#solutions 301\n')
  }
})

test('Netlify redirects former addresses although they have documents, and says what is gone; Cloudflare redirects', () => {
  const netlify = netlifyRedirects({ moves: MOVES })
  expect(netlify).toContain('\n/products/old /products/new 301!\n/en/products/old /en/products/new 301!\n')
  expect(netlify).toContain('\n/news/removed /404.html 410!\n/en/news/removed /en/404.html 410!\n')
  const cloudflare = cloudflareRedirects({ moves: MOVES })
  expect(cloudflare).toContain('\n/products/old /products/new 301\n/en/products/old /en/products/new 301\n')
  expect(cloudflare).not.toContain('removed')
})

test('where a host takes only so many redirects, the others are left to their documents', () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({ from: `/products/old-${index}`, to: '/products/new' }))
  const lines = cloudflareRedirects({ moves: many }).split('\n')
  expect(lines.filter((line) => line.startsWith('/'))).toHaveLength(2000)
  expect(lines).toContain('/en/solutions /en#solutions 301')
  const size = Buffer.byteLength(viewerRequestFunction(many))
  expect(size).toBeLessThanOrEqual(MAX_FUNCTION_BYTES)
  expect(size).toBeGreaterThan(MAX_FUNCTION_BYTES - 100)
  expect(viewerRequestFunction(many)).toContain('"/products/old-0":"/products/new"')
  expect(netlifyRedirects({ moves: many })).toContain('/products/old-2999 ')
})
