import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../src/store/open-store.ts'
import { tempFolder } from '../temp-folder.ts'
import { freePort, startS3 } from './start-s3.ts'

const HEADERS = { contentType: 'text/plain', cacheControl: 'no-cache' }

afterEach(() => {
  vi.unstubAllEnvs()
})

function setEndpoint(endpoint: string): void {
  vi.stubEnv('AWS_ENDPOINT_URL_S3', endpoint)
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'KEY')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'SECRET')
  vi.stubEnv('AWS_REGION', 'us-east-1')
}

/** Starts a store that responds to every request with a status and a body. */
async function startAnswering(status: number, body: string): Promise<void> {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A listening server has an address of this type.
  setEndpoint(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Told so</Message></Error>`

test.each([
  [403, '', 'HTTP 403', 'AWS_ACCESS_KEY_ID'],
  [403, xml('SignatureDoesNotMatch'), 'HTTP 403 SignatureDoesNotMatch (Told so)', 'AWS_ACCESS_KEY_ID'],
  [404, xml('NoSuchBucket'), 'HTTP 404 NoSuchBucket (Told so)', 'Make the bucket first'],
  [500, '', 'HTTP 500', 'again later'],
  [503, xml('SlowDown'), 'HTTP 503 SlowDown (Told so)', 'again later'],
  [200, 'not xml at all <', 'HTTP 200', 'AWS_ENDPOINT_URL_S3'],
])(
  'a response %i with "%s" is reported with the operation, the place and advice',
  async (status, body, answer, advice) => {
    await startAnswering(status, body)
    const store = await openStore('s3://bucket/www')
    const failure = store.list('assets/').catch((error: unknown) => error)
    const message = String(await failure)
    expect(message).toContain('Could not list s3://bucket/www/assets/: ')
    expect(message).toContain(answer)
    expect(message).toContain(advice)
    expect(message).not.toMatch(/unknown/i)
  },
  60_000,
)

test.each(['read', 'write', 'copy', 'remove'] as const)('a refused %s names its object', async (operation) => {
  await startAnswering(403, '')
  const store = await openStore('s3://bucket/www')
  const run = {
    read: () => store.read('a.txt'),
    write: () => store.write('a.txt', Buffer.from('a'), HEADERS),
    copy: () => store.copy('b.txt', 'a.txt'),
    remove: () => store.remove(['a.txt']),
  }
  await expect(run[operation]()).rejects.toThrow(`Could not ${operation} s3://bucket/www/a.txt: HTTP 403`)
})

test('if the connection is refused, the error refers to the endpoint', async () => {
  setEndpoint(`http://127.0.0.1:${await freePort()}`)
  const store = await openStore('s3://bucket/www')
  await expect(store.list('')).rejects.toThrow(
    /Could not list s3:\/\/bucket\/www\/: ECONNREFUSED.* Check AWS_ENDPOINT_URL_S3/,
  )
})

test('a real store reports a missing bucket', async () => {
  const environment = await startS3(tempFolder(), ['other'], (end) => onTestFinished(end))
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const store = await openStore('s3://bucket/www')
  await expect(store.list('')).rejects.toThrow(/HTTP 404 NoSuchBucket.*Make the bucket first/)
}, 60_000)
