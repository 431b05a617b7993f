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

test('a body slower than 2 KB a second over 15 seconds is refused, however steadily it comes; a faster one is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = tempFolder()
  const body = new Readable({ read: () => undefined })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const reading = readForm(body, headers, { folder, onField: () => undefined })
  const outcome = reading.catch((error: unknown) => error)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  const passQuarterMinute = async (text: string) => {
    const taken = new Promise((resolve) => body.once('data', resolve))
    body.push(text)
    await taken
    vi.advanceTimersByTime(15_000)
  }
  await passQuarterMinute(FILE + 'x'.repeat(30 * 1024))
  expect(vi.getTimerCount()).toBe(1)
  await passQuarterMinute('x')
  expect(await outcome).toMatchObject({ status: 408 })
  expect(readdirSync(folder)).toEqual([])
})
