import { expect, test } from 'vitest'
import { checkContent } from '../../../src/web/features/contact/read-content.ts'

const OLE = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)

test.each<[string, BlobPart, string | undefined]>([
  ['doors.csv', 'D01,1F\r\n', undefined],
  ['doors.CSV', Uint8Array.of(0x50, 0x4b, 3, 4, 0x2c), 'errors.fileType'],
  ['plan.docx', OLE, 'errors.fileProtected'],
  ['plan.xlsx', Uint8Array.of(0x50, 0x4b, 3, 4), undefined],
  ['plan.doc', OLE, undefined],
])('the browser checks the content of %s before it is sent', async (name, content, fault) => {
  expect(await checkContent(new File([content], name))).toBe(fault)
})
