import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newStaff } from './desk.ts'
import { MIGRATIONS } from '../../src/server/database/migrate.ts'
import { tempFolder } from '../temp-folder.ts'
import { DATABASES } from './databases.ts'
import { ROOT, startApi } from './start-api.ts'

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
const schema = MIGRATIONS.at(-1)?.number

describe.each(DATABASES)('on $kind', ({ kind, isHere }) => {
  test.skipIf(!isHere)('the API says which version, build, commit and database answer', async () => {
    const buildsDir = tempFolder({ 'latest.json': { id: 'c35a1d940742e5ac', timestamp: '', code: '' } })
    const api = await startApi(kind, { buildsDir, commit: '0b1c16d' })
    const { status, headers, body } = await api.call('/api/version')
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toEqual({ success: true, result: { version, build: 'c35a1d940742e5ac', commit: '0b1c16d', schema } })
    await api.close()
  })
})

test.each([
  ['there is none', {}],
  ['it is not JSON', { 'latest.json': '{' }],
  ['it is something else', { 'latest.json': 'null' }],
])('the build is null when %s', async (_case, files) => {
  const api = await startApi('embedded', { buildsDir: tempFolder(files) })
  expect((await api.call('/api/version')).body.result).toEqual({ version, build: null, commit: null, schema })
  await api.close()
})

test('the documentation describes the version', async () => {
  const api = await startApi('embedded')
  const { body } = await (await newStaff(api, 'viewer')).ask('/docs/json')
  const { get } = (body.paths as Record<string, Record<string, unknown>>)['/api/version'] ?? {}
  expect(JSON.stringify(get)).toContain('last migration')
  await api.close()
})
