import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openAttachmentStore } from '../../src/server/attachments/open-attachment-store.ts'
import { tempFolder } from '../temp-folder.ts'

/** The content of the store, by path. */
const objects = new Map<string, Buffer>()
/** The part of the S3 protocol that the store uses. */
const server = createServer(async (request, response) => {
  const [path = ''] = (request.url ?? '').split('?')
  const content = await buffer(request)
  if (request.method === 'PUT') objects.set(path, content)
  if (request.method === 'DELETE') objects.delete(path)
  const found = objects.get(path)
  if (request.method === 'DELETE') response.writeHead(204).end()
  else if (request.method === 'PUT') response.writeHead(200, { etag: '"tag"' }).end()
  else if (!found) response.writeHead(404).end()
  else response.writeHead(200).end(request.method === 'GET' ? found : '')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening server has an address of this type.
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('AWS_REGION', 'ap-northeast-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test')
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
})

const open = (attachmentsUrl: string) =>
  openAttachmentStore({
    attachmentsUrl,
    dataDir: '',
    databaseUrl: undefined,
    mail: undefined,
    trustProxy: false,
    corsOrigins: [],
    buildsDir: '',
    commit: undefined,
    metrics: undefined,
    retentionMonths: 24,
    secondFactor: 'optional',
    insightMonths: 13,
    tracing: undefined,
    logLevel: 'info',
  })

test('files are stored, found and removed by their hash', async () => {
  const store = await open('s3://bucket/a/prefix/')
  const path = join(tempFolder({ file: 'content' }), 'file')
  expect(await store.has('hash')).toBe(false)
  await store.put('hash', path)
  expect([...objects.keys()]).toEqual(['/bucket/a/prefix/hash'])
  expect(await store.has('hash')).toBe(true)
  expect((await buffer(await store.read('hash'))).toString()).toBe('content')
  expect(store.locate('hash')).toBe('s3://bucket/a/prefix/hash')
  await store.remove('hash')
  expect(await store.has('hash')).toBe(false)
  await expect(store.read('hash')).rejects.toThrow('UnknownError')
})

test('an invalid address of a store is refused', async () => {
  await expect(open('https://bucket/prefix')).rejects.toThrow('expected s3://bucket/prefix')
})
