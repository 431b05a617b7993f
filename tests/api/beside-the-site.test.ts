import { expect, test } from 'vitest'
import { tempFolder } from '../temp-folder.ts'
import { json, startApi } from './start-api.ts'

test('the site and the API answer on one port, each for what is its own', async () => {
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
