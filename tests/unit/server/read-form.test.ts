import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readForm, type ReceivedForm } from '../../../src/server/contact/read-form.ts'
import { tempFolder } from '../../temp-folder.ts'

const FIELD = '--b\r\nContent-Disposition: form-data; name="subject"\r\n\r\nDoors\r\n'
const FILE = '--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7 '
const END = '--b--\r\n'

function read(folder: string, ...chunks: string[]): Promise<ReceivedForm> {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  return readForm(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), headers, {
    folder,
    isSmall: false,
    onField: () => undefined,
  })
}

test('a form is parsed in one piece and byte by byte', async () => {
  const folder = tempFolder()
  const whole = `${FIELD}${FILE}\r\n${END}`
  for (const chunks of [[whole], whole.split('')]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, since both leave their files in one folder
    const form = await read(folder, ...chunks)
    expect([form.fields.get('subject'), form.fileCount, form.files.map(({ size }) => size)]).toEqual(['Doors', 1, [9]])
    // oxlint-disable-next-line no-await-in-loop
    await form.dispose()
  }
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['a file without an end', [`${FIELD}${FILE}`]],
  ['a file without an end after the last delimiter', [`${END}${FIELD}${FILE}`]],
  ['a file without an end after one with', [`${END}${FILE}\r\n${FILE}`]],
  ['a header without an end after the last delimiter', [`${END}${FIELD}--b\r\nContent-Disposition: form-data`]],
  ['nothing', ['']],
])(
  '%s is refused at once, and leaves no file',
  async (_, chunks) => {
    const folder = tempFolder()
    await expect(read(folder, ...chunks)).rejects.toMatchObject({ status: 400 })
    expect(readdirSync(folder)).toEqual([])
  },
  5000,
)

/** Reads a body that comes in pieces, with a clock that stands still between them. */
async function readSlowly(isSmall: boolean) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = tempFolder()
  const body = new Readable({ read: () => undefined })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const reading = readForm(body, headers, { folder, isSmall, onField: () => undefined })
  const outcome = reading.catch((error: unknown) => error)
  // Not `vi.waitFor`, which moves the clock on.
  // oxlint-disable-next-line no-await-in-loop
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve))
  const pass = async (text: string, ms: number) => {
    const taken = new Promise((resolve) => body.once('data', resolve))
    body.push(text)
    await taken
    vi.advanceTimersByTime(ms)
  }
  return { folder, body, outcome, pass }
}

test('a body slower than 2 KB a second over 15 seconds is refused, however steadily it comes; a faster one is not', async () => {
  const { folder, outcome, pass } = await readSlowly(false)
  await pass(FILE + 'x'.repeat(30 * 1024), 15_000)
  expect(vi.getTimerCount()).toBe(1)
  await pass('x', 15_000)
  expect(await outcome).toMatchObject({ status: 408 })
  expect(readdirSync(folder)).toEqual([])
})

test('a small body may pause, and takes a minute at most', async () => {
  const whole = await readSlowly(true)
  await whole.pass(FIELD, 59_999)
  whole.body.push(END)
  whole.body.push(null)
  expect(await whole.outcome).toMatchObject({ fields: new Map([['subject', 'Doors']]) })
  expect(vi.getTimerCount()).toBe(0)
  const late = await readSlowly(true)
  await late.pass(FIELD + FILE, 59_999)
  await late.pass('x', 1)
  expect(await late.outcome).toMatchObject({ status: 408 })
  expect(readdirSync(late.folder)).toEqual([])
})
