import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createSiteServer } from '../../../src/delivery/hosting/create-site-server.ts'
import { SITE } from '#vendor/site.ts'
import { tempFolder, writeFiles } from '../../temp-folder.ts'

const SECRET = 'not for visitors'

/** A built site, with a file beside it that must not be served. */
function site(config: object = {}) {
  const folder = tempFolder({
    'secret.txt': SECRET,
    'client/index.html': '<p>首頁',
    'client/en/index.html': '<p>Home',
    'client/news/index.html': '<p>最新消息',
    'client/news/_payload.json': { screen: 'news' },
    'client/en/news/index.html': '<p>News',
    'client/404.html': '<p>找不到頁面',
    'client/en/404.html': '<p>Page not found',
    'client/assets/browser.0a1b.js': 'export {}',
    'client/fonts/a.woff2': 'font',
    'client/sitemap.xml': '<urlset/>',
    'client/config.json': config,
    'builds/latest.json': { id: 'abc' },
    'builds/meta/abc.json': { id: 'abc', assets: [] },
  })
  const server = createSiteServer({ siteDir: join(folder, 'client'), buildsDir: join(folder, 'builds') })
  onTestFinished(() => server.close())
  return server
}

/** Requests a path from a listening server exactly as written; inject() and fetch() would normalise it. */
async function askFor(path: string): Promise<{ status: number; location: string | undefined; body: string }> {
  const server = site()
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

test.each([
  '//other.example/',
  '///other.example/',
  '/%2fother.example/',
  '/%5cother.example/',
  '/\\other.example/',
  '//',
  '///',
])('the address %s is not redirected to another host', async (url) => {
  const { status, location } = await askFor(url)
  expect(status).toBe(301)
  expect(new URL(location ?? '', 'https://www.lintel.example').host).toBe('www.lintel.example')
  expect(location).toMatch(/^\/(?![/\\])/)
})

test('an address with non-Latin characters or a line break is redirected with its escapes', async () => {
  expect(await askFor('/%E9%96%80/')).toMatchObject({ status: 301, location: '/%E9%96%80' })
  expect(await askFor('/a%3Fb/')).toMatchObject({ status: 301, location: '/a%3Fb' })
  expect(await askFor('/a%0D%0Ab/')).toMatchObject({ status: 301, location: '/a%0D%0Ab' })
})

test.each([
  '/../secret.txt',
  '/news/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/%252e%252e/secret.txt',
  '/%252e%252e%252fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/.%00./secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/builds/../secret.txt',
  '/builds/..%2fsecret.txt',
  '/builds/%2e%2e/secret.txt',
  '/builds/meta/..%2f..%2f..%2fsecret.txt',
  '/news/index.html%00.txt',
  '/%00',
  '/%',
  '/%zz',
])('the path %s does not leave the folder of the site', async (path) => {
  const { status, body } = await askFor(path)
  expect([400, 404]).toContain(status)
  expect(body).not.toContain(SECRET)
})

test('an address that cannot be decoded gets the usual headers, and a line of text for bots and sites without a page', async () => {
  const answer = await site().inject({ url: '/en/%E0%A4%A' })
  expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-cache' })
  const bot = await site().inject({ url: '/en/%E0%A4%A', headers: { 'user-agent': 'Googlebot/2.1' } })
  expect([bot.statusCode, bot.body]).toEqual([404, 'Not Found\n'])
  const bare = createSiteServer({ siteDir: tempFolder(), buildsDir: tempFolder() })
  onTestFinished(() => bare.close())
  expect((await bare.inject({ url: '/%E0%A4%A' })).body).toBe('Not Found\n')
})

test('pages may connect to the API in the current config.json, and to no invalid address', async () => {
  const siteDir = tempFolder({ 'index.html': '' })
  const server = createSiteServer({ siteDir, buildsDir: tempFolder() })
  onTestFinished(() => server.close())
  const policyWith = async (config: unknown) => {
    writeFiles(siteDir, { 'config.json': typeof config === 'string' ? config : JSON.stringify(config) })
    const policy = String((await server.inject({ url: '/' })).headers['content-security-policy'])
    return /connect-src ([^;]*);/.exec(policy)?.[1]
  }
  expect(await policyWith({ apiBaseUrl: '' })).toBe("'self'")
  expect(await policyWith({ apiBaseUrl: 'https://api.lintel.example/v1' })).toBe("'self' https://api.lintel.example")
  expect(await policyWith({ apiBaseUrl: 'http://127.0.0.1:4174' })).toBe("'self' http://127.0.0.1:4174")
  for (const config of [{ apiBaseUrl: '/v1' }, { apiBaseUrl: 'https://a;b.example' }, { apiBaseUrl: 1 }, '{', 'null'])
    expect(await policyWith(config), JSON.stringify(config)).toBe("'self'")
})

test('a form is redirected to the API in config.json, unless it came from there', async () => {
  const post = async (apiBaseUrl: string, headers: Record<string, string> = {}, url = '/api/contact') => {
    const { statusCode, headers: sent } = await site({ apiBaseUrl }).inject({ url, method: 'POST', headers })
    return [statusCode, sent.location]
  }
  expect(await post('https://api.lintel.example/v1/')).toEqual([307, 'https://api.lintel.example/v1/api/contact'])
  expect(await post('')).toEqual([404, undefined])
  expect(await post('https://api.lintel.example', {}, '/api/users/login')).toEqual([404, undefined])
  expect(await post('http://www.lintel.example', { host: 'www.lintel.example' })).toEqual([404, undefined])
  // Behind a proxy that terminates TLS without headers, the browser's origin shows it.
  const headers = { host: '10.0.0.1:4173', origin: 'https://www.lintel.example' }
  expect(await post('https://www.lintel.example', headers)).toEqual([404, undefined])
})

test('a folder is not served', async () => {
  for (const url of ['/assets', '/fonts', '/builds/meta'])
    expect((await site().inject({ url })).statusCode, url).toBe(404)
})

test('HEAD answers like GET, without the body', async () => {
  const server = site()
  for (const url of ['/news', '/nowhere', '/assets/browser.0a1b.js', '/assets/gone.js', '/news/']) {
    const [head, get] = [await server.inject({ url, method: 'HEAD' }), await server.inject({ url })]
    expect(head.statusCode, url).toBe(get.statusCode)
    expect(head.headers['cache-control'], url).toBe(get.headers['cache-control'])
    expect(head.headers['content-type'], url).toBe(get.headers['content-type'])
    expect(head.body, url).toBe('')
  }
})

test('a cached page is not sent again', async () => {
  const server = site()
  const first = await server.inject({ url: '/news' })
  const byTag = await server.inject({ url: '/news', headers: { 'if-none-match': String(first.headers.etag) } })
  expect([byTag.statusCode, byTag.body]).toEqual([304, ''])
  const byDate = await server.inject({
    url: '/news',
    headers: { 'if-modified-since': String(first.headers['last-modified']) },
  })
  expect(byDate.statusCode).toBe(304)
  const changed = await server.inject({ url: '/news', headers: { 'if-none-match': '"other"' } })
  expect([changed.statusCode, changed.body]).toEqual([200, '<p>最新消息'])
})

test('a missing page is missing in every form of its address', async () => {
  const server = site()
  const first = await server.inject({ url: '/nowhere' })
  const again = await server.inject({ url: '/nowhere', headers: { 'if-none-match': String(first.headers.etag) } })
  expect(again.statusCode).toBe(404)
  expect((await server.inject({ url: '/nowhere', headers: { range: 'bytes=0-1' } })).statusCode).toBe(404)
})

test('only GET and HEAD get a page', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    expect((await site().inject({ url: '/news', method })).statusCode, method).toBe(404)
  }
})

test('a site without a 404 page still responds', async () => {
  const server = createSiteServer({ siteDir: tempFolder(), buildsDir: tempFolder() })
  onTestFinished(() => server.close())
  expect((await server.inject({ url: '/nowhere' })).statusCode).toBe(404)
})

test('the moves of the published build count, as soon as it is published', async () => {
  const folder = tempFolder({
    'client/news/old/index.html': 'leads on',
    'client/404.html': 'missing',
    'builds/meta/one.json': { id: 'one', moves: [{ from: '/news/old', to: '/news/new' }, { from: '/news/removed' }] },
    'builds/meta/two.json': { id: 'two' },
    'builds/latest.json': { id: 'one' },
  })
  const server = createSiteServer({ siteDir: join(folder, 'client'), buildsDir: join(folder, 'builds') })
  onTestFinished(() => server.close())
  const ask = async (url: string) => {
    const { statusCode, headers, body } = await server.inject({ url })
    return [statusCode, headers.location ?? body]
  }
  expect(await ask('/news/old?a=b')).toEqual([301, '/news/new?a=b'])
  expect(await ask('/news/removed')).toEqual([410, 'missing'])
  writeFiles(folder, { 'builds/latest.json': { id: 'two' } })
  expect(await ask('/news/old')).toEqual([200, 'leads on'])
  expect(await ask('/news/removed')).toEqual([404, 'missing'])
  for (const latest of ['{', '{ "id": "nothing" }']) {
    writeFiles(folder, { 'builds/latest.json': latest })
    expect(await ask('/news/old')).toEqual([200, 'leads on'])
  }
})

test('a wrong origin ends the start, and not each request', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('SITE_ORIGIN', 'https://staging.site.example/site/')
  await expect(site().ready()).rejects.toThrow('SITE_ORIGIN is "https://staging.site.example/site/"')
})

test('a copy on another origin than the vendor’s tells search engines to leave it out', async () => {
  const robotsOf = async (url: string) => (await site().inject({ url })).headers['x-robots-tag']
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('SITE_ORIGIN', SITE.origin)
  expect(await robotsOf('/')).toBeUndefined()
  vi.stubEnv('SITE_ORIGIN', 'https://staging.site.example')
  for (const url of ['/', '/nowhere', '/sitemap.xml', '/news/_payload.json'])
    expect(await robotsOf(url)).toBe('noindex')
})
