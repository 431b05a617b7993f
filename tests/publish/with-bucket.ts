import { afterAll, beforeAll, vi } from 'vitest'
import { longTempFolder } from '../temp-folder.ts'
import { startS3 } from './start-s3.ts'

const START_MS = 60_000

/** Has an S3-compatible server with a bucket run during the tests of a file. */
export function withBucket(bucket: string): void {
  const { path, remove } = longTempFolder()
  const ends: (() => void)[] = []
  beforeAll(async () => {
    const environment = await startS3(path, [bucket], (end) => ends.push(end))
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  }, START_MS)
  afterAll(() => {
    for (const end of [...ends, remove]) end()
    vi.unstubAllEnvs()
  })
}
