import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { openStore } from '../../src/base/object-store/open-store.ts'
import type { Operation } from '../../src/base/object-store/store.ts'
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
function startAnswering(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  return startStore((response) => {
    response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(body)
  })
}

/** Starts a store; `answer` responds to each request. */
async function startStore(answer: (response: ServerResponse) => void): Promise<void> {
  const server = createServer((request, response) => {
    request.resume()
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A listening server has an address of this type.
  setEndpoint(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

const xml = (code: string, more = '') =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Told so</Message>${more}</Error>`

test.each([
  [403, '', 'HTTP 403', 'AWS_ACCESS_KEY_ID'],
  [403, xml('SignatureDoesNotMatch'), 'HTTP 403 SignatureDoesNotMatch (Told so)', 'AWS_SECRET_ACCESS_KEY is not'],
  [403, xml('InvalidAccessKeyId'), 'HTTP 403 InvalidAccessKeyId', 'does not know AWS_ACCESS_KEY_ID'],
  [400, xml('ExpiredToken'), 'HTTP 400 ExpiredToken', 'no longer valid: get new ones'],
  [
    400,
    xml('AuthorizationHeaderMalformed', '<Region>eu-central-1</Region>'),
    'HTTP 400 AuthorizationHeaderMalformed',
    'set AWS_REGION=eu-central-1.',
  ],
  [
    403,
    xml('RequestTimeTooSkewed', '<ServerTime>2026-01-01T00:00:00Z</ServerTime>'),
    'HTTP 403 RequestTimeTooSkewed',
    'the store 2026-01-01T00:00:00Z.',
  ],
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

test.each([
  ['list', 's3:ListBucket on arn:aws:s3:::bucket:'],
  ['read', 's3:GetObject on arn:aws:s3:::bucket/www/a.txt, or s3:ListBucket on arn:aws:s3:::bucket if'],
  ['write', 's3:PutObject on arn:aws:s3:::bucket/www/a.txt:'],
  ['copy', 's3:PutObject on arn:aws:s3:::bucket/www/a.txt, or s3:GetObject on arn:aws:s3:::bucket/*'],
  ['remove', 's3:DeleteObject on arn:aws:s3:::bucket/www/a.txt:'],
] as const)('a denied %s names the right that is missing', async (operation, right) => {
  await startAnswering(403, xml('AccessDenied'))
  const failure = String(await attempt(operation).catch((error: unknown) => error))
  expect(failure).toContain(`Could not ${operation} s3://bucket/www/`)
  expect(failure).toContain(`: HTTP 403 AccessDenied (Told so). These credentials lack ${right}`)
})

test('an object of which a deletion answers that it is denied is named with the right', async () => {
  const error = '<Error><Key>www/a.txt</Key><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'
  await startAnswering(200, `<DeleteResult>${error}</DeleteResult>`)
  await expect(attempt('remove')).rejects.toThrow(
    'remove s3://bucket/www/a.txt: AccessDenied (Access Denied). These credentials lack s3:DeleteObject on arn:aws:s3:::',
  )
})

test('a store that redirects to another region names it', async () => {
  await startAnswering(301, xml('PermanentRedirect'), { 'x-amz-bucket-region': 'eu-west-1' })
  await expect(attempt('list')).rejects.toThrow('The bucket is in another region: set AWS_REGION=eu-west-1.')
})

test('an object whose bytes stop half way is not waited for without end', async () => {
  await startStore((response) => response.writeHead(200, { 'content-length': '100' }).write('half'))
  await expect(attempt('read')).rejects.toThrow(/Could not read s3:\/\/bucket\/www\/a\.txt: TimeoutError/)
}, 60_000)

/** Does an operation with one object. */
async function attempt(operation: Operation): Promise<unknown> {
  const store = await openStore('s3://bucket/www')
  return {
    list: () => store.list(''),
    read: () => store.read('a.txt'),
    write: () => store.write('a.txt', Buffer.from('a'), HEADERS),
    copy: () => store.copy('b.txt', 'a.txt'),
    remove: () => store.remove(['a.txt']),
  }[operation]()
}

test.each(['read', 'write', 'copy', 'remove'] as const)('a refused %s names its object', async (operation) => {
  await startAnswering(403, '')
  await expect(attempt(operation)).rejects.toThrow(`Could not ${operation} s3://bucket/www/a.txt: HTTP 403`)
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
