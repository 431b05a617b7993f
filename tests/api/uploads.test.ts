import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { storeRequest, type Submission } from '../../src/server/contact/store-request.ts'
import { noteUploads, removeContent, UPLOAD_MS } from '../../src/server/database/contents.ts'
import { openDatabase } from '../../src/server/database/open-database.ts'
import { tempFolder } from '../temp-folder.ts'
import { createDatabase, DATABASES } from './databases.ts'
import { formOf, pdf, REQUEST } from './forms.ts'
import { type Api, someAddress, startApi } from './start-api.ts'

const hashOf = (text: string) => createHash('sha256').update(pdf(text)).digest('hex')

async function send(api: Api, ...texts: string[]): Promise<void> {
  const files = texts.map((text) => ({ name: 'plan.pdf', content: pdf(text) }))
  const { status } = await api.call('/api/contact', { method: 'POST', body: formOf({}, files), from: someAddress() })
  expect(status).toBe(201)
}

/** A request whose process dies between writing its file and its row. */
async function breakOff({ services }: Api, text: string, error: Error): Promise<void> {
  const path = join(tempFolder({ file: Buffer.from(pdf(text)).toString() }), 'file')
  const file = { name: 'plan.pdf', size: 1, path, hash: hashOf(text), isTruncated: false }
  const { lang: _lang, ...request } = REQUEST
  const submission: Submission = {
    request: { ...request, type: 'other' },
    locale: 'zh',
    idempotencyKey: undefined,
    suspicion: null,
    attachments: [],
    files: [file],
  }
  const outbox = { ...services.outbox, add: () => Promise.reject(error) }
  await expect(storeRequest({ ...services, outbox }, submission)).rejects.toThrow(error.message)
}

async function makeOlder({ services: { database } }: Api, hashes: readonly string[]): Promise<void> {
  const begun_at = Date.now() - UPLOAD_MS - 60_000
  await database.updateTable('uploads').set({ begun_at }).where('hash', 'in', hashes).execute()
}

describe.each(DATABASES)('on $kind', ({ kind, isHere }) => {
  test.skipIf(!isHere)('only a file whose request was never written is removed after an hour', async () => {
    const [databaseUrl, dataDir] = [await createDatabase(kind), tempFolder()]
    const first = await startApi(kind, { databaseUrl, dataDir })
    await send(first, 'written', 'shared')
    // A lost response may have been a success: the files stay until the result is known.
    const lost = new Error('Connection terminated unexpectedly')
    for (const text of ['lost', 'shared', 'young']) await breakOff(first, text, lost)
    await makeOlder(first, ['shared', 'lost'].map(hashOf))
    await first.close()

    const api = await startApi(kind, { databaseUrl, dataDir })
    onTestFinished(() => api.close())
    const { attachments, database } = api.services
    await expect.poll(() => attachments.has(hashOf('lost'))).toBe(false)
    const rows = database.selectFrom('uploads').select('hash')
    await expect.poll(() => rows.execute()).toEqual([{ hash: hashOf('young') }])
    for (const text of ['written', 'shared', 'young']) expect(await attachments.has(hashOf(text)), text).toBe(true)
    await send(api, 'lost')
    expect(await attachments.has(hashOf('lost'))).toBe(true)
  })

  test.skipIf(!isHere)('a request that certainly failed leaves no file', async () => {
    const api = await startApi(kind)
    onTestFinished(() => api.close())
    await send(api, 'shared')
    for (const text of ['own', 'shared']) await breakOff(api, text, new Error('the row was refused'))
    expect(await api.services.attachments.has(hashOf('own'))).toBe(false)
    expect(await api.services.attachments.has(hashOf('shared'))).toBe(true)
  })

  test.skipIf(!isHere)(
    'a request waits while a file with its content is removed, and only one of two processes removes it',
    async () => {
      const [url, dataDir] = [await createDatabase(kind), tempFolder()]
      const [one, other] = [await openDatabase({ url, dataDir }), await openDatabase({ url, dataDir })]
      onTestFinished(() => Promise.all([one.destroy(), other.destroy()]).then(() => undefined))
      const events: string[] = []
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      const removing = removeContent(one, 'a', async () => {
        events.push('removing')
        await released
        events.push('removed')
      })
      await expect.poll(() => events).toEqual(['removing'])
      expect(await removeContent(other, 'a', async () => void events.push('again'))).toBe('busy')
      const noting = noteUploads(other, 'request', ['a', 'b']).then(() => events.push('noted'))
      await new Promise((resolve) => setTimeout(resolve, 300))
      release()
      expect(await removing).toBe('removed')
      await noting
      expect(events).toEqual(['removing', 'removed', 'noted'])
      expect(await removeContent(other, 'a', async () => void events.push('again'))).toBe('awaited')
    },
  )

  test.skipIf(!isHere)('a file that cannot be removed stays recorded, and is removed later', async () => {
    const database = await openDatabase({ url: await createDatabase(kind), dataDir: tempFolder() })
    onTestFinished(() => database.destroy())
    await noteUploads(database, 'request', ['a'], Date.now() - UPLOAD_MS)
    const failing = () => Promise.reject(new Error('the store is down'))
    await expect(removeContent(database, 'a', failing)).rejects.toThrow('the store is down')
    expect(await database.selectFrom('contents').selectAll().execute()).toEqual([{ hash: 'a', removing_until: 0 }])
    expect(await removeContent(database, 'a', async () => undefined)).toBe('removed')
    expect(await database.selectFrom('contents').selectAll().execute()).toEqual([])
  })
})
