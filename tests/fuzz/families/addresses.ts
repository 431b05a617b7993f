import { type FuzzCase, requestOf } from '../fuzz-case.ts'
import type { Random } from '../random.ts'

const ENTITIES = ['product', 'series', 'solution', 'case', 'testimonial', 'news', 'faq', 'nothing']
const BELOW = [
  '',
  '',
  '/search',
  '/categories',
  '/x',
  '/%2e%2e',
  '/__proto__',
  '/constructor',
  '/%00',
  '/%ff',
  '/1e999',
  '/a/b',
]
const KEYS = [
  'page',
  'pageSize',
  'sort',
  'category',
  'q',
  'lang',
  'page[]',
  'q[a]',
  '__proto__',
  'constructor',
  'toString',
  '',
]
const VALUES = [
  '1',
  '0',
  '-1',
  '1e3',
  '1.5',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '',
  '%00',
  '%ff%fe',
  '%',
  '%zz',
  '%F0%9F%98%80',
  '%ED%A0%80',
  'name',
  '-name',
  '%2Dname',
  'en',
  'fr',
  '__proto__',
  '[object Object]',
  '(a%2B)%2B%24',
  '%25',
  '%E9%96%80',
  'a'.repeat(300),
  '%E9%96%80'.repeat(200),
  "'%20or%201=1--",
]
const METHODS = [
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'SEARCH',
]
const ROUTES = [
  '/api',
  '/api/',
  '/api/health',
  '/api/contact',
  '/api/users/login',
  '/api/users/profile',
  '/api/users/extend',
  '/api/users/logout',
  '/api/product',
  '/api/hierarchy',
  '/api/hierarchy/subtree/series/x',
  '/api/hierarchy/children/__proto__/x',
  '/api/docs',
  '/api/docs/json',
  '/api/docs/static/..%2f..%2fpackage.json',
  '/api//',
  '/API/health',
  '/api/health/',
  '/',
  '/en',
]
const SEGMENTS = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2E.',
  '..%2f',
  '..%5c',
  '%00',
  'index.html',
  '404.html',
  'en',
  'assets',
  'builds',
  '.publish',
  '%c0%ae%c0%ae',
  '%ff',
  '%',
  'a%20b',
  'con',
  '\\..',
  'etc',
  'passwd',
  'x'.repeat(300),
  '%E9%96%80',
  ';a=b',
  '~',
  '::$DATA',
  'index.html.br',
]

/** Queries to lists of content. */
export function queries(random: Random, from: string): FuzzCase {
  const pairs = Array.from({ length: random.int(6) }, () => `${random.pick(KEYS)}=${random.pick(VALUES)}`)
  const path = `/api/${random.pick(ENTITIES)}${random.pick(BELOW)}?${pairs.join('&')}`
  return get(from, 'GET', random.chance(0.02) ? `${path}&${'a=b&'.repeat(1500)}` : path)
}

/** Supported and unsupported methods of routes. */
export function methods(random: Random, from: string): FuzzCase {
  return get(from, random.pick(METHODS), random.pick(ROUTES))
}

/** Paths of the site: escapes, path traversal, characters that no file has. */
export function staticPaths(random: Random, from: string): FuzzCase {
  const segments = Array.from({ length: 1 + random.int(6) }, () => random.pick(SEGMENTS))
  const path = `${random.pick(['/', '/', '//', '/builds/', '/en/', '/assets/'])}${segments.join('/')}${random.pick(['', '', '/', '?a=b', '#x', '?%'])}`
  return get(from, random.pick(['GET', 'GET', 'GET', 'HEAD']), path)
}

function get(from: string, method: string, path: string): FuzzCase {
  return { pieces: [requestOf(from, { method, path })], isWhole: true, end: 'wait' }
}
