import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFileKind } from '../../../../src/server/attachments/read-file-kind.ts'
import { tempFolder } from '../../../temp-folder.ts'

async function kindOf(content: Buffer | string) {
  const path = join(tempFolder(), 'file')
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  writeFileSync(path, bytes)
  const file = await open(path)
  try {
    return await readFileKind(file, bytes.length)
  } finally {
    await file.close()
  }
}

/** An archive of empty entries with these names; `size` is the unpacked size that each declares. */
function zip(names: readonly string[], size = 0): Buffer {
  const entries = names.map((name) => {
    const local = Buffer.alloc(30 + name.length)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt32LE(size, 22)
    local.writeUInt16LE(name.length, 26)
    local.write(name, 30, 'latin1')
    const central = Buffer.alloc(46 + name.length)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt32LE(size, 24)
    central.writeUInt16LE(name.length, 28)
    central.write(name, 46, 'latin1')
    return { local, central }
  })
  const locals = Buffer.concat(entries.map(({ local }) => local))
  const directory = Buffer.concat(entries.map(({ central }) => central))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(locals.length, 16)
  return Buffer.concat([locals, directory, end])
}

/** An Office file whose directory has these streams, in a sector of its own. */
function ole(streams: readonly string[], { directorySector = 1, next = 0xfffffffe } = {}): Buffer {
  const file = Buffer.alloc(512 * 6)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(9, 30)
  file.writeUInt32LE(directorySector, 48)
  // The sector table is in the first sector.
  file.writeUInt32LE(0, 76)
  file.writeUInt32LE(next, 512 + directorySector * 4)
  streams.forEach((name, index) => {
    const at = (directorySector + 1) * 512 + index * 128
    file.write(name, at, 'utf16le')
    file.writeUInt16LE((name.length + 1) * 2, at + 64)
  })
  return file
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.each([
  ['pdf', '%PDF-1.7\n'],
  ['png', PNG],
  ['jpg', '\xff\xd8\xff\xe0\0\x10JFIF\0'],
  ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
  ['dwg', 'AC1032\0\0\0\0\0\x03\x01'],
  ['csv', Buffer.from('\uFEFF門號,樓層\r\nD01,1F\r\n')],
  ['csv', Buffer.from('門號,樓層\r\nD01,1F\r\n')],
  ['csv', 'D01,1F\r\n'],
  // 門號,樓層 in Big5.
  ['csv', Buffer.from('aaf9b8b92cbcd3bc680d0a', 'hex')],
  ['csv', Buffer.from('\uFEFF門號\t樓層\r\n', 'utf16le')],
  ['pdf', `\n\r\n${'x,'.repeat(500)}%PDF-1.7\n`],
  ['protected', ole(['Root Entry', 'EncryptionInfo', 'EncryptedPackage'])],
  ['zip', zip(['plan.txt'])],
  ['zip', zip([])],
  ['docx', zip(['[Content_Types].xml', 'word/document.xml'])],
  ['xlsx', zip(['[Content_Types].xml', 'xl/workbook.xml'])],
  ['doc', ole(['Root Entry', 'WordDocument'])],
  ['xls', ole(['Root Entry', 'Workbook'])],
])('%s is recognised', async (kind, content) => {
  expect(await kindOf(content)).toBe(kind)
})

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a page with the mark of a table', Buffer.from('\uFEFF <script>alert(1)</script>')],
  ['a text without separators', 'Only words\r\n'],
  ['a picture without its start', Buffer.from([0x2c, 0x80, 0x01, 0x2c, 0xff, 0x02])],
  ['a PDF whose header comes too late', `${'x'.repeat(1024)}%PDF-1.7\n`],
  ['a table with control characters', Buffer.from('\uFEFFD01\0,1F')],
  ['a drawing that can hold scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a program', 'MZ\x90\0\x03'],
  ['an AVIF', '\0\0\0\x18ftypavif\0\0\0\0mif1miaf'],
  ['a GIF', 'GIF89a\x01\0\x01\0'],
  ['text that begins like a drawing', 'AC1032 is the version of this file'],
  ['a presentation of Office', ole(['Root Entry', 'PowerPoint Document'])],
  ['the start of an archive', 'PK\x03\x04'],
  ['an archive whose directory is elsewhere', Buffer.concat([Buffer.from('PK\x03\x04'), zip(['a']).subarray(-22)])],
  ['half of an Office file', ole(['WordDocument']).subarray(0, 400)],
])('%s is refused', async (_what, content) => {
  expect(await kindOf(content)).toBeUndefined()
})

test('a cyclic directory does not cause an endless loop', async () => {
  expect(await kindOf(ole(['Root Entry'], { next: 1 }))).toBeUndefined()
})

test('an archive is not unpacked, whatever size it declares', async () => {
  expect(await kindOf(zip(['[Content_Types].xml', 'xl/workbook.xml'], 0xffffffff))).toBe('xlsx')
})
