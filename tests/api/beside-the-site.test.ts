import { expect, test } from 'vitest'
import { tempFolder } from '../temp-folder.ts'
import { SITE } from '#vendor/site.ts'
import { formOf } from './forms.ts'
import { json, someAddress, startApi } from './start-api.ts'

test('the site and the API are served on one port, each at its own addresses', async () => {
  const siteDir = tempFolder({ 'index.html': '<p>home', '404.html': '<p>missing', 'contact/index.html': '<p>contact' })
  const api = await startApi('embedded', {}, { siteDir, buildsDir: tempFolder() })
  const ask = async (path: string) => {
    const { status, headers, body } = await api.call(path)
    return [status, headers.get('content-type')?.split(';')[0], body.text ?? body.message]
  }
  expect(await ask('/')).toEqual([200, 'text/html', '<p>home'])
  expect(await ask('/contact')).toEqual([200, 'text/html', '<p>contact'])
  expect(await ask('/nowhere')).toEqual([404, 'text/html', '<p>missing'])
  expect(await ask('/api/nowhere?lang=en')).toEqual([404, 'application/json', 'There is nothing at this address'])
  expect((await api.call('/api/health')).status).toBe(200)
  expect((await api.call('/contact', json('POST', {}))).status).toBe(404)
  expect((await api.call('/api/health')).headers.get('cache-control')).toBe('no-store')
  await api.close()
})

test('an address that cannot be decoded is a missing page, and below /api an error in the requested language', async () => {
  const siteDir = tempFolder({ '404.html': '<p>missing', 'en/404.html': '<p>missing in English' })
  const api = await startApi('embedded', {}, { siteDir, buildsDir: tempFolder() })
  expect(await api.call('/%E0%A4%A')).toMatchObject({ status: 404, body: { text: '<p>missing' } })
  expect(await api.call('/en/%E0%A4%A')).toMatchObject({ status: 404, body: { text: '<p>missing in English' } })
  expect(await api.call('/api/%E0%A4%A?lang=en')).toMatchObject({
    status: 400,
    body: { success: false, message: 'The request is not valid' },
  })
  await api.close()
})

test('a form is redirected to the API in config.json, which redirects the browser back to the site', async () => {
  const CORS_ORIGIN = 'http://staging.lintel.example'
  const api = await startApi('embedded', { corsOrigins: [CORS_ORIGIN] })
  const siteDir = tempFolder({ 'config.json': { apiBaseUrl: api.url } })
  const site = await startApi('embedded', {}, { siteDir, buildsDir: tempFolder() })
  const post = (origin?: string, referer?: string) => ({
    method: 'POST',
    body: formOf(),
    headers: { accept: 'text/html', ...(origin && { origin }), ...(referer && { referer }) },
    from: someAddress(),
    redirect: 'manual' as const,
  })
  const sentOn = await site.call('/api/contact', post(site.url))
  expect([sentOn.status, sentOn.headers.get('location')]).toEqual([307, `${api.url}/api/contact`])
  for (const [home, origin, referer] of [
    [SITE.origin, SITE.origin],
    [CORS_ORIGIN, CORS_ORIGIN],
    // The headers of a redirected form submission in browsers.
    [CORS_ORIGIN, 'null', `${CORS_ORIGIN}/en/contact`],
    // An address of another origin is never redirected to.
    ['', 'https://evil.example', 'https://evil.example/'],
    ['', 'null', `https://evil.example/${CORS_ORIGIN}`],
    ['', undefined],
  ]) {
    const { status, headers } = await api.call('/api/contact', post(origin, referer))
    const location = headers.get('location') ?? ''
    expect([status, location.replace(/=.*#/, '=#')], origin).toEqual([303, `${home}/en/contact?sent=#sent`])
  }
  await site.close()
  await api.close()
})
