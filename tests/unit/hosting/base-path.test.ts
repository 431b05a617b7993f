import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { invalidationPaths } from '../../../src/delivery/publish/invalidate.ts'
import { viewerRequestFunction } from '../../../src/delivery/hosting/cloudfront-configuration.ts'
import {
  cloudflareRedirects,
  headersFile,
  netlifyRedirects,
} from '../../../src/delivery/hosting/netlify-configuration.ts'

vi.mock('#vendor/site.ts', async (read) => ({ ...(await read<object>()), BASE_PATH: '/site/' }))

const MOVES = [
  { from: '/products/old', to: '/products/new' },
  { from: '/en/products/old', to: '/en/products/new' },
  { from: '/en/news/removed' },
]
const API = { apiOrigin: 'https://api.example.com', moves: MOVES }

test('Netlify and Cloudflare: every rule begins with the base, and leads below it', () => {
  const rules = [netlifyRedirects(API), cloudflareRedirects(API)].flatMap((file) => file.split('\n').slice(1, -1))
  expect(rules.length).toBeGreaterThan(12)
  for (const rule of rules)
    expect(rule).toMatch(/^\/site\/\S+ (?:\/site\/|https:\/\/api\.example\.com\/api\/)\S* \d{3}!?$/)
  const headers = headersFile({ scriptHashes: [] })
    .split('\n')
    .filter((line) => line.startsWith('/'))
  expect(headers).toEqual(['/site/*', '/site/assets/*', '/site/pictures/*', '/site/films/*'])
})

/** Runs the viewer request function like CloudFront. */
function requested(uri: string): unknown {
  const context = createContext({ event: { request: { uri, headers: {}, querystring: {} } } })
  const { headers, ...answer } = runInContext(`${viewerRequestFunction(MOVES)}\nhandler(event)`, context)
  return headers?.location?.value ?? answer.uri ?? answer.statusCode
}

test('CloudFront finds objects below the base, redirects below it, and leaves what is beside it', () => {
  const answers = Object.entries({
    '/site/': '/site/index.html',
    '/site': '/site/',
    '/site/en': '/site/en/index.html',
    '/site/news/': '/site/news',
    '/site/EN/News': '/site/en/news',
    '/site/solutions': '/site/#solutions',
    '/site/en/products/old': '/site/en/products/new',
    '/site/assets/a.js': '/site/assets/a.js',
    '/site/.publish/lock.json': 404,
    '/sitex': '/sitex',
    '/news': '/news',
  })
  for (const [uri, answer] of answers) expect(requested(uri), uri).toBe(answer)
})

test('an invalidation names addresses below the base', () => {
  expect(invalidationPaths(['index.html', 'en/index.html'])).toEqual([
    '/site/',
    '/site/en',
    '/site/en/index.html',
    '/site/index.html',
  ])
})
