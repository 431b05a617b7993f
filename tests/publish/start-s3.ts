import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const START_MS = 20_000

/** Environment variables of the AWS SDK for a started server. */
export type S3Environment = Record<string, string>

/** Starts an S3-compatible server that stores its buckets in a folder; `onEnd` receives the function that stops it. */
export async function startS3(
  folder: string,
  buckets: readonly string[],
  onEnd: (end: () => void) => void,
  givenPort?: number,
): Promise<S3Environment> {
  mkdirSync(folder, { recursive: true })
  const port = givenPort ?? (await freePort())
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, 's3-server.cjs'), folder, String(port), ...buckets],
    {
      // It signs continuation tokens with a cipher that OpenSSL 3 only supports as legacy.
      env: { ...process.env, NODE_OPTIONS: '--openssl-legacy-provider', NODE_NO_WARNINGS: '1' },
      stdio: 'ignore',
    },
  )
  onEnd(() => server.kill('SIGKILL'))
  const endpoint = `http://127.0.0.1:${port}`
  const giveUpAt = Date.now() + START_MS
  while (!(await fetch(endpoint).catch(() => undefined))) {
    if (Date.now() > giveUpAt) throw new Error('The S3-compatible server did not start')
    await wait(50)
  }
  return {
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_REGION: 'us-east-1',
    // On Node 20 the SDK prints a deprecation warning.
    NODE_NO_WARNINGS: '1',
  }
}

/** Returns a free port of the system. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('The system has no port left')
  return address.port
}
