import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import type { Fault } from '../../../src/content/faults.ts'
import { countOf, reportFaults } from '../../../src/content/report-faults.ts'
import { readRecordFiles } from '../../../src/content/sources/files.ts'
import { tempFolder, writeFiles } from '../../temp-folder.ts'

const RECORD = '{\n  "code": "x",\n  "status": "old"\n}\n'

/** Reports faults of the records of a folder, without the folder. */
function report(folder: string, faults: readonly Fault[]): string[] {
  return reportFaults(faults, folder).map((line) => line.replace(/^\S*?(?=products\/)/, ''))
}

function folderWith(files: Record<string, string>): string {
  const folder = tempFolder()
  writeFiles(folder, files)
  return folder
}

const faultOf = (source: string, field: string, value?: unknown): Fault => ({ source, field, value, expected: 'a b' })

test('a fault of a field has the line and the column of its value', () => {
  const folder = folderWith({ 'products/x.json': RECORD })
  const source = join(folder, 'products/x.json')
  expect(report(folder, [faultOf(source, 'status', 'old')])).toEqual([
    'products/x.json:3:13: status: found "old", expected a b',
  ])
  // A field that is not known is a fault of the record.
  expect(report(folder, [faultOf(source, '', 'code')])).toEqual(['products/x.json:2:11: found "code", expected a b'])
})

test('a fault of a long text has the file of its language, and the line if only one has what was found', () => {
  const folder = folderWith({ 'products/x.json': RECORD, 'products/x.zh.md': '門口機\n\n**網絡**很穩，網路很快\n' })
  const source = join(folder, 'products/x.json')
  expect(report(folder, [faultOf(source, 'body.zh', '機\n很穩')])).toEqual([
    'products/x.zh.md:3:7: body.zh: found "機\\n很穩", expected a b',
  ])
  expect(report(folder, [faultOf(source, 'body.zh', '網')])[0]).toMatch(/x\.zh\.md:3:3: body\.zh/)
  expect(report(folder, [faultOf(source, 'body.en', 'Network')])).toEqual([
    'products/x.json:1:1: body.en: found "Network", expected a b',
  ])
})

test('an empty product has one line that names all it lacks', () => {
  const folder = folderWith({ 'products/x.json': '{}' })
  const { faults } = readRecordFiles(folder)
  expect(faults.length).toBeGreaterThan(10)
  expect(report(folder, faults)).toEqual([
    `products/x.json: ${faults.length} fields are missing: ${faults.map(({ field }) => field).join(', ')}`,
  ])
})

test('missing fields come before other faults of a file, and one missing field is reported with the expected value', () => {
  const folder = folderWith({ 'products/x.json': RECORD })
  const source = join(folder, 'products/x.json')
  const [first, ...others] = report(folder, [
    faultOf(source, 'status', 'old'),
    ...['model', 'name', 'files'].map((field) => faultOf(source, field)),
  ])
  expect(first).toBe('products/x.json: 3 fields are missing: model, name, files')
  expect(others).toEqual(['products/x.json:3:13: status: found "old", expected a b'])
  expect(report(folder, [faultOf(source, 'model')])).toEqual([
    'products/x.json:1:1: model: found nothing, expected a b',
  ])
})

test('many faults of one file do not hide those of another', () => {
  const many = Array.from({ length: 20 }, (_, index) => faultOf('products/x.json', `features[${index}]`, index))
  const lines = reportFaults([...many, faultOf('products/y.json', 'code', 1)], tempFolder())
  expect(lines).toHaveLength(7)
  expect(lines.slice(-2)).toEqual([
    'products/x.json: 15 more, to be shown when these are fixed',
    'products/y.json: code: found 1, expected a b',
  ])
})

test('a record that is not there is named with the folder where it would be', () => {
  const folder = folderWith({ 'pages/about.json': RECORD })
  const [line] = reportFaults([faultOf('pages/terms.json', '')], folder)
  expect(line).toBe(`${relative(process.cwd(), join(folder, 'pages/terms.json'))}: found nothing, expected a b`)
})

test('records of an API are named by their address', () => {
  const address = 'https://content.example/api/product/x'
  expect(reportFaults([faultOf(address, 'code', 1)], tempFolder())).toEqual([`${address}: code: found 1, expected a b`])
})

test.each([
  [0, '0 faults'],
  [1, '1 fault'],
  [2, '2 faults'],
])('%i is written as %s', (count, text) => {
  expect(countOf(count, 'fault')).toBe(text)
})
