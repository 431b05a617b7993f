import { type FuzzCase, inPieces, requestOf } from '../fuzz-case.ts'
import type { Random } from '../random.ts'

const BODIES = [
  '',
  '{',
  '{"account":',
  '[]',
  'null',
  '1',
  '"x"',
  'NaN',
  '{}',
  '{"__proto__":{"role":"admin"},"account":"a","password":"b"}',
  '{"constructor":{"prototype":{"x":1}},"account":"a","password":"b"}',
  '{"account":{},"password":[]}',
  '{"account":"a","account":"b","password":true}',
  '{"account":1e999,"password":-0}',
  `{"account":${'9'.repeat(400)},"password":"b"}`,
  '{"account":"\\u0000","password":"\\ud800"}',
  '{"account":"\\udc00\\ud800","password":"p"}',
  '{"account":"a\\u202eb","password":"p","lang":"\\ud800"}',
  '\ufeff{"account":"a","password":"b"}',
  `{"account":"${'a'.repeat(300)}","password":"p"}`,
  `{"account":"a","password":"${'p'.repeat(60_000)}"}`,
  `{"account":"${'a'.repeat(70_000)}","password":"p"}`,
  '['.repeat(30_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '{"lang":{"a":1},"account":"a","password":"p"}',
  '{"lang":["en"],"account":"a","password":"p"}',
  '{"account":"a","password":"p","lang":"__proto__"}',
  '{"account":"a","password":"p",}',
  "{'account':'a'}",
  '{"account":"a"}//x',
  '\xff\xfe{\0',
]
const TYPES = [
  'application/json',
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json;',
  'APPLICATION/JSON',
  'application/json, text/plain',
  'application/problem+json',
  'text/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
  'x',
  '',
  ';',
]
const CALLS = [
  ['POST', '/api/users/login'],
  ['POST', '/api/users/login'],
  ['POST', '/api/users/login?lang=en'],
  ['PATCH', '/api/users/extend'],
  ['DELETE', '/api/users/logout'],
  ['POST', '/api/contact'],
  ['POST', '/api/product'],
  ['PUT', '/api/users/profile'],
  ['POST', '/'],
  ['GET', '/api/users/profile'],
] as const

/** Bodies that are JSON, almost JSON, or only declared as JSON. */
export function json(random: Random, from: string): FuzzCase {
  const [method, path] = random.pick(CALLS)
  const headers = [`Content-Type: ${random.pick(TYPES)}`]
  const token = random.chance(0.3) ? [`Authorization: Bearer ${random.pick(['', 'x', 'a'.repeat(43), '\xff'])}`] : []
  const body = Buffer.from(random.pick(BODIES), random.chance(0.9) ? 'utf8' : 'latin1')
  const request = requestOf(from, { method, path, headers: [...headers, ...token], body })
  return { pieces: inPieces(random, request), isWhole: true, end: 'wait' }
}
