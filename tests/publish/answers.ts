import { expect } from 'vitest'
import { CONTENT_TYPES } from '../../src/base/response-rules.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1)'
const PHONE =
  'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const KEPT = 'public, max-age=31536000, immutable'
const ASKED = 'no-cache'
const DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** The parts of a response that a host decides. */
export type Answer = { status: number; headers: Headers; text: string }
export type Ask = (path: string, headers?: Record<string, string>) => Promise<Answer>

/** Expected responses of a host for the site of small-site.ts: path, status, type, Cache-Control, and a part of the body. */
const EXPECTED: readonly [path: string, status: number, type: string, cacheControl: string, body: string][] = [
  ['/', 200, 'text/html', ASKED, 'one /</title>'],
  ['/news', 200, 'text/html', ASKED, 'one /news<'],
  ['/news?page=2', 200, 'text/html', ASKED, 'one /news<'],
  ['/news/a', 200, 'text/html', ASKED, 'one /news/a<'],
  ['/news/_payload.json', 200, 'application/json', ASKED, '"screen":"page"'],
  ['/_payload.json', 200, 'application/json', ASKED, '"screen":"page"'],
  ['/config.json', 200, 'application/json', ASKED, 'buildCheckInterval'],
  ['/builds/latest.json?1', 200, 'application/json', ASKED, '"id"'],
  ['/assets/style-1.css', 200, 'text/css', KEPT, 'margin'],
  ['/assets/font-1.woff2', 200, 'font/woff2', KEPT, 'not text'],
  ['/devices/door.svg', 200, 'image/svg+xml', ASKED, '<svg'],
  ['/films/call.mp4', 200, 'video/mp4', DAY, '0123456789'],
  ['/films/call.en.vtt', 200, 'text/vtt', DAY, 'WEBVTT'],
  ['/films/gone', 404, 'text/plain', ASKED, 'Not Found'],
  ['/nowhere', 404, 'text/html', ASKED, 'one /404<'],
  ['/en/nowhere', 404, 'text/html', ASKED, 'one /en/404<'],
  ['/english', 404, 'text/html', ASKED, 'one /404<'],
  // A dot, upper case or the name of a document do not turn a page into a file.
  ['/about.html', 404, 'text/html', ASKED, 'one /404<'],
  ['/en/about.html', 404, 'text/html', ASKED, 'one /en/404<'],
  ['/en/version-2.0', 404, 'text/html', ASKED, 'one /en/404<'],
  ['/EN/Nowhere', 404, 'text/html', ASKED, 'one /en/404<'],
  ['/404.html', 404, 'text/html', ASKED, 'one /404<'],
  ['/en/404.html', 404, 'text/html', ASKED, 'one /en/404<'],
  ['/404', 404, 'text/html', ASKED, 'one /404<'],
  // Invalid escapes, and dot segments that a browser would not send.
  ['/%E0%A4%A', 404, 'text/html', ASKED, 'one /404<'],
  ['/en/%E0%A4%A?page=2', 404, 'text/html', ASKED, 'one /en/404<'],
  ['/a/../news', 200, 'text/html', ASKED, 'one /news<'],
  ['/a/../nowhere', 404, 'text/html', ASKED, 'one /404<'],
  ['/assets/gone-1.js', 404, 'text/plain', ASKED, 'Not Found'],
  ['/assets/gone', 404, 'text/plain', ASKED, 'Not Found'],
  ['/assets/gone.html', 404, 'text/plain', ASKED, 'Not Found'],
  ['/apple-touch-icon.PNG', 404, 'text/plain', ASKED, 'Not Found'],
  ['/browser.js.map', 404, 'text/plain', ASKED, 'Not Found'],
  ['/index.html.br', 404, 'text/plain', ASKED, 'Not Found'],
  ['/news/gone/_payload.json', 404, 'text/plain', ASKED, 'Not Found'],
  ['/builds/meta/gone.json', 404, 'text/plain', ASKED, 'Not Found'],
  // Gone for good; the payload of a page that has moved is missing, so that the browser loads its document.
  ['/news/removed', 410, 'text/html', ASKED, 'one /404<'],
  ['/News/Removed.html?page=2', 410, 'text/html', ASKED, 'one /404<'],
  ['/en/news/removed', 410, 'text/html', ASKED, 'one /en/404<'],
  ['/news/former/_payload.json', 404, 'text/plain', ASKED, 'Not Found'],
]

/** Addresses that a careless redirect would turn into another host: browsers read a backslash as a slash. */
export const HOSTILE = ['/', '%2f', '%5C', '%5c%5C', '%09/', '%0d%0a/', '%2e/%5C', './'].flatMap((start) =>
  ['evil.example/', 'evil.example%2f', 'evil.example/x/', 'evil.example/NEWS', 'evil.example/index.html'].map(
    (end) => `/${start}${end}`,
  ),
)

/** Expects that no address leads away from the site. */
async function expectToStay(ask: Ask): Promise<void> {
  const base = 'https://www.example.com/'
  for (const path of HOSTILE) {
    const { headers } = await ask(path, { 'user-agent': BROWSER })
    const to = headers.get('location') ?? '/'
    expect(new URL(to.replace(/^https?:\/\/127\.0\.0\.1:\d+/, ''), base).origin, `${path} leads to ${to}`).toBe(
      new URL(base).origin,
    )
  }
}

/** Checks all expected responses of a host. `own` is a file of the publisher that must not be served. */
export async function expectAnswers(ask: Ask, own: string): Promise<void> {
  for (const [path, status, type, cacheControl, body] of EXPECTED) {
    const { headers, text, ...answer } = await ask(path, { 'user-agent': BROWSER })
    expect(answer.status, path).toBe(status)
    expect(headers.get('content-type')?.split(';')[0], path).toBe(type)
    expect(headers.get('cache-control'), path).toBe(cacheControl)
    expect(text, path).toContain(body)
    expect(headers.get('content-security-policy'), path).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(headers.get('content-security-policy'), path).toContain("media-src 'self'")
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy'), path).toContain('camera=()')
    expect(headers.get('strict-transport-security'), path).toMatch(/^max-age=\d{8}/)
    expect(headers.get('x-frame-options'), path).toBe('DENY')
  }
  await expectMoves(ask)
  await expectToStay(ask)
  await expectCopies(ask)
  await expectRanges(ask)
  expect((await ask('/nowhere', { 'user-agent': BOT })).headers.get('content-type')).toContain('text/plain')
  expect((await ask('/nowhere', { 'user-agent': PHONE })).headers.get('content-type')).toContain('text/html')
  const removed = await ask('/news/removed', { 'user-agent': BOT })
  expect([removed.status, removed.text]).toEqual([410, 'Not Found\n'])
  expect((await ask(own)).status).toBe(404)
}

async function expectMoves(ask: Ask): Promise<void> {
  for (const [path, target] of [
    ['/news/', '/news'],
    ['/news/a/?page=2', '/news/a?page=2'],
    ['/nowhere/', '/nowhere'],
    ['/index.html', '/'],
    ['/news.html?page=2', '/news?page=2'],
    ['/news/index.html', '/news'],
    ['/news/a.htm', '/news/a'],
    ['/News/A?page=2', '/news/a?page=2'],
    ['/NEWS/INDEX.HTML', '/news'],
    ['/solutions', '/#solutions'],
    ['/en/Solutions?from=mail', '/en?from=mail#solutions'],
    ['/solutions.html', '/#solutions'],
    ['/news/former', '/news/a'],
    ['/news/former?page=2&sort=old', '/news/a?page=2&sort=old'],
    ['/news/former/', '/news/former'],
    ['/News/Former', '/news/a'],
    ['/news/former/index.html', '/news/a'],
  ] as const) {
    const { status, headers } = await ask(path)
    expect([status, headers.get('location')], path).toEqual([301, target])
  }
}

/** Expects that compressed copies are sent to clients that accept them, with the file's content type, and are revalidated. */
async function expectCopies(ask: Ask): Promise<void> {
  for (const path of ['/', '/news', '/news/_payload.json', '/assets/style-1.css', '/devices/door.svg']) {
    for (const [accepted, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const { headers, text } = await ask(path, { 'accept-encoding': accepted })
      expect(headers.get('content-encoding'), `${path} ${accepted}`).toBe(sent)
      expect(headers.get('vary')?.toLowerCase(), path).toContain('accept-encoding')
      expect(text, `${path} ${accepted}`).toBe((await ask(path, { 'accept-encoding': 'identity' })).text)
      const again = await ask(path, { 'accept-encoding': accepted, 'if-none-match': headers.get('etag') ?? '' })
      expect(again.status, `${path} ${accepted}`).toBe(304)
    }
  }
  const { headers } = await ask('/news', { 'accept-encoding': 'br' })
  expect(headers.get('content-type')).toBe(CONTENT_TYPES.html?.type)
}

/** Expects that a film is sent in parts: a browser asks for those that it plays. */
async function expectRanges(ask: Ask): Promise<void> {
  const part = await ask('/films/call.mp4', { range: 'bytes=2-4', 'accept-encoding': 'br' })
  expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10'])
  expect(part.headers.get('cache-control')).toBe(DAY)
  const rest = await ask('/films/call.mp4', { range: 'bytes=8-' })
  expect([rest.status, rest.text]).toEqual([206, '89'])
  expect((await ask('/films/call.mp4', { range: 'bytes=10-' })).status).toBe(416)
}
