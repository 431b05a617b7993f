import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { runRequestsCommand } from '../../src/server/commands/requests-command.ts'
import { clearUploads, noteUploads } from '../../src/server/database/contents.ts'
import { findRequest } from '../../src/server/database/requests.ts'
import { tempFolder } from '../temp-folder.ts'
import { createDatabase, DATABASES } from './databases.ts'
import { formOf, pdf } from './forms.ts'
import { openIn, openUp } from './file-modes.ts'
import { type Api, someAddress, startApi } from './start-api.ts'

const hashOf = (text: string) => createHash('sha256').update(pdf(text)).digest('hex')

async function send(api: Api, ...texts: string[]): Promise<string> {
  const files = texts.map((text) => ({ name: 'plan.pdf', content: pdf(text) }))
  const body = formOf({ name: 'Forget Me' }, files)
  const answer = await api.call('/api/contact', { method: 'POST', body, from: someAddress() })
  return (answer.body.result as { contact: { id: string } }).contact.id
}

async function forget({ services }: Api, id: string): Promise<string> {
  const lines: string[] = []
  await runRequestsCommand(['forget', id], { ...services, print: (line) => lines.push(line) })
  return lines.join('\n')
}

/** Files of a folder in which a text is written, whatever their format. */
function filesWith(folder: string, text: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
  return files.filter((file) => statSync(file).isFile() && readFileSync(file).includes(text))
}

test('erased data is in no file of the embedded database, while it runs and after it has stopped', async () => {
  const dataDir = tempFolder()
  const api = await startApi('embedded', { dataDir })
  const words = { name: 'Zzname Zzz', details: 'Zzdetails Zzz', subject: 'Zzsubject Zzz' }
  const body = formOf(words)
  const answer = await api.call('/api/contact', { method: 'POST', body, from: someAddress() })
  const { id } = (answer.body.result as { contact: { id: string } }).contact
  for (const word of Object.values(words)) expect(filesWith(dataDir, word), word).not.toEqual([])
  expect(await forget(api, id)).toContain('are erased')
  const found = () => Object.values(words).flatMap((word) => filesWith(dataDir, word))
  expect(found()).toEqual([])
  await api.close()
  expect(found()).toEqual([])
})

test('no other user of the machine can look into the data folder', async () => {
  const dataDir = join(tempFolder(), 'data')
  const api = await startApi('embedded', { dataDir })
  onTestFinished(() => api.close())
  await send(api, 'a file')
  expect(openIn(dataDir)).toEqual([])
})

test.each(DATABASES.filter(({ isHere }) => isHere))(
  'a data folder on $kind that others could read is private after the next start, with its files',
  async ({ kind }) => {
    const [dataDir, databaseUrl] = [join(tempFolder(), 'data'), await createDatabase(kind)]
    const first = await startApi(kind, { dataDir, databaseUrl })
    await send(first, 'a file')
    await first.close()
    writeFileSync(join(dataDir, 'own-notes.txt'), '')
    openUp(dataDir)
    const api = await startApi(kind, { dataDir, databaseUrl })
    onTestFinished(() => api.close())
    await send(api, 'another file')
    // Files of others are the operator's affair, in a folder that nobody else may enter.
    expect(openIn(dataDir)).toEqual([join(dataDir, 'own-notes.txt')])
  },
)

describe.each(DATABASES)('on $kind', ({ kind, isHere }) => {
  test.skipIf(!isHere)('an incomplete erasure is reported twice, and the next start completes it', async () => {
    const [databaseUrl, dataDir] = [await createDatabase(kind), tempFolder()]
    const first = await startApi(kind, { databaseUrl, dataDir })
    const id = await send(first, 'own', 'shared')
    await send(first, 'shared')
    const { remove } = first.services.attachments
    first.services.attachments.remove = () => Promise.reject(new Error('the disk only reads'))
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(forget(first, id)).rejects.toThrow(/not erased yet[^]*the disk only reads/)
      expect(await findRequest(first.services.database, id)).toMatchObject({ name: 'Forget Me', forgotten_at: null })
    }
    first.services.attachments.remove = remove
    await first.close()

    const api = await startApi(kind, { databaseUrl, dataDir })
    onTestFinished(() => api.close())
    const { database, attachments } = api.services
    await expect.poll(async () => (await findRequest(database, id))?.forgotten_at).not.toBeNull()
    expect(await findRequest(database, id)).toMatchObject({ name: '', email: '', content_hash: null, attachments: [] })
    expect(await attachments.has(hashOf('own'))).toBe(false)
    expect(await attachments.has(hashOf('shared'))).toBe(true)
    expect(await forget(api, id)).toContain('are erased')
  })

  test.skipIf(!isHere)('a file that another request is about to store is not reported as erased', async () => {
    const api = await startApi(kind)
    onTestFinished(() => api.close())
    const { database, attachments } = api.services
    const id = await send(api, 'awaited')
    await noteUploads(database, 'another request', [hashOf('awaited')])
    await expect(forget(api, id)).rejects.toThrow('another request with the same file is being stored')
    await clearUploads(database, 'another request')
    expect(await forget(api, id)).toContain('are erased')
    expect(await attachments.has(hashOf('awaited'))).toBe(false)
  })
})
