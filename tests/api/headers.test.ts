import { request as send } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formOf } from './forms.ts'
import { type Api, startApi } from './start-api.ts'

const ORIGIN = 'https://www.lintel.example'

let api: Api
beforeAll(async () => {
  api = await startApi('embedded', { corsOrigins: [ORIGIN] })
})
afterAll(() => api.close())

test.each(['GET', 'POST', 'PATCH', 'DELETE'])('%s is allowed from an origin of CORS_ORIGINS', async (method) => {
  const { status, headers } = await api.call('/api/users/extend', {
    method: 'OPTIONS',
    headers: {
      origin: ORIGIN,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization',
    },
  })
  expect([status, headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN])
  expect(headers.get('access-control-allow-methods')?.split(', ')).toContain(method)
})

describe('every response has a content security policy that allows nothing', () => {
  test.each([
    ['an answer', '/api/health', {}],
    ['an error', '/api/nothing', {}],
    [
      'the page of a form',
      '/api/contact',
      { method: 'POST', body: formOf({ name: '' }), headers: { accept: 'text/html' } },
    ],
  ] as const)('%s', async (_what, path, init) => {
    const { headers } = await api.call(path, init)
    expect(headers.get('content-security-policy')).toMatch(/default-src '(?:none|self)'/)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
  })
})

test.each(['', 'something'])('a request that expects "%s" is answered like any other', async (expectation) => {
  const status = await new Promise((resolve, reject) => {
    const request = send(`${api.url}/api/health`, { headers: { expect: expectation } }, ({ statusCode }) =>
      resolve(statusCode),
    )
    request.on('error', reject).end()
  })
  expect(status).toBe(200)
})

test('a refused form links back to its page, and to no other site', async () => {
  const linkFor = async (origin: string) => {
    const headers = { accept: 'text/html', origin }
    const { body } = await api.call('/api/contact', { method: 'POST', body: formOf({ name: '' }), headers })
    return /href="([^"]+)"/.exec(String(body.text))?.[1]
  }
  expect(await linkFor(ORIGIN)).toBe(`${ORIGIN}/en/contact`)
  expect(await linkFor('https://elsewhere.example')).toBe('/en/contact')
})
