import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { storeRequest, type Submission } from '../../src/server/contact/store-request.ts'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { noteUploads, removeUploadsBefore } from '../../src/server/database/uploads.ts'
import { tempFolder } from '../temp-folder.ts'
import { createDatabase, DATABASES } from './databases.ts'
import { formOf, pdf, REQUEST } from './forms.ts'
import { type Api, someAddress, startApi } from './start-api.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const hashOf = (text: string) => createHash('sha256').update(pdf(text)).digest('hex')

async function send(api: Api, ...texts: string[]): Promise<void> {
  const files = texts.map((text) => ({ name: 'plan.pdf', content: pdf(text) }))
  const { status } = await api.call('/api/contact', { method: 'POST', body: formOf({}, files), from: someAddress() })
  expect(status).toBe(201)
}

/** A request whose process ends between its file and its row. */
async function breakOff({ services }: Api, text: string): Promise<void> {
  const path = join(tempFolder({ file: Buffer.from(pdf(text)).toString() }), 'file')
  const file = { name: 'plan.pdf', size: 1, path, hash: hashOf(text), isTruncated: false }
  const { lang: _lang, ...request } = REQUEST
  const submission: Submission = {
    request: { ...request, type: 'other' },
    locale: 'zh',
    idempotencyKey: undefined,
    attachments: [],
    files: [file],
    bucket: someAddress(),
  }
  const outbox = { ...services.outbox, add: () => Promise.reject(new Error('killed')) }
  await expect(storeRequest({ ...services, outbox }, submission)).rejects.toThrow('killed')
}

async function makeOlder({ services: { database } }: Api, hashes: readonly string[]): Promise<void> {
  const begun_at = Date.now() - DAY_MS - 60_000
  await database.updateTable('uploads').set({ begun_at }).where('hash', 'in', hashes).execute()
}

describe.each(DATABASES)('on $kind', ({ kind, isHere }) => {
  test.skipIf(!isHere)('a file whose request was never written is gone after a day, and no other', async () => {
    const [databaseUrl, dataDir] = [await createDatabase(kind), tempFolder()]
    const first = await startApi(kind, { databaseUrl, dataDir })
    await send(first, 'written', 'shared')
    for (const text of ['lost', 'shared', 'young']) await breakOff(first, text)
    await makeOlder(first, ['written', 'shared', 'lost'].map(hashOf))
    await first.close()

    const api = await startApi(kind, { databaseUrl, dataDir })
    onTestFinished(() => api.close())
    const { attachments, database } = api.services
    await vi.waitFor(async () => expect(await attachments.has(hashOf('lost'))).toBe(false))
    const rows = database.selectFrom('uploads').select('hash')
    await vi.waitFor(async () => expect(await rows.execute()).toEqual([{ hash: hashOf('young') }]))
    for (const text of ['written', 'shared', 'young']) expect(await attachments.has(hashOf(text)), text).toBe(true)
    await send(api, 'lost')
    expect(await attachments.has(hashOf('lost'))).toBe(true)
  })

  test.skipIf(!isHere)(
    'a request waits while a file like its own is removed, and two processes remove it once',
    async () => {
      const [url, dataDir] = [await createDatabase(kind), tempFolder()]
      const open = () => openDatabase({ url, dataDir })
      const one = await open()
      // Two connections to the embedded database in one process would block it.
      const other = kind === 'postgres' ? await open() : one
      onTestFinished(() => Promise.all([one.destroy(), other.destroy()]).then(() => undefined))
      await noteUploads(one, ['a', 'b'], 1000)
      await noteUploads(one, ['b'], 3000)
      const events: string[] = []
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      const removing = removeUploadsBefore(one, 2000, async (hash) => {
        events.push(`removing ${hash}`)
        await released
        events.push(`removed ${hash}`)
      })
      await vi.waitFor(() => expect(events).toEqual(['removing a']))
      const noting = noteUploads(other, ['a'], 4000).then(() => events.push('noted a'))
      const again = removeUploadsBefore(other, 2000, async (hash) => void events.push(`${hash} again`))
      await new Promise((resolve) => setTimeout(resolve, 300))
      release()
      await Promise.all([removing, noting, again])
      expect(events).toEqual(['removing a', 'removed a', 'noted a'])
      expect(await one.selectFrom('uploads').selectAll().orderBy('hash').execute()).toEqual([
        { hash: 'a', begun_at: 4000 },
        { hash: 'b', begun_at: 3000 },
      ])
    },
  )
})
