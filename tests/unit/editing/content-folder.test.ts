import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkContent } from '../../../src/tools/editing/check-content.ts'
import { openContentFolder } from '../../../src/tools/editing/content-folder.ts'
import { tempFolder } from '../../temp-folder.ts'
import { CONTENT_FOLDER, PUBLIC_FOLDER } from '../../../src/base/vendor-folder.ts'

/** Copies the content. */
function copyContent(): string {
  const folder = join(tempFolder(), 'content')
  cpSync(CONTENT_FOLDER, folder, { recursive: true })
  return folder
}

function bytesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'latin1')]),
  )
}

function open(contentDir: string) {
  const folder = openContentFolder(contentDir)
  const fileOf = (path: string) => {
    const file = folder.list().files.find((each) => each.path === path)
    if (!file) throw new Error(`There is no ${path}`)
    // The test knows the record that it changes.
    return { ...file, record: JSON.parse(file.text) as Record<string, unknown> }
  }
  return { folder, fileOf }
}

test('a new record has its lists, and other optional fields, though the editor leaves them out', () => {
  const contentDir = copyContent()
  const { folder } = open(contentDir)
  const write = (path: string, form: object) => {
    folder.write(path, JSON.stringify(form), undefined)
    return JSON.parse(readFileSync(join(contentDir, path), 'utf8')) as unknown
  }
  expect(write('products/x-1.json', { code: 'x-1', model: 'X-1' })).toEqual({
    code: 'x-1',
    model: 'X-1',
    features: [],
    attributes: {},
    images: [],
    files: [],
    related: [],
    solutions: [],
  })
  expect(write('cases/99.json', { id: 99, location: { zh: '', en: '' } })).toMatchObject({
    projectNeeds: { zh: '', en: '' },
    productsUsed: [],
  })
  expect(write('faqs/x.json', { slug: 'x' })).toMatchObject({ related: { faqs: [], products: [] } })
})

test('a file that is no record is refused, and no file is changed', () => {
  const contentDir = copyContent()
  const before = bytesOf(contentDir)
  const { folder, fileOf } = open(contentDir)
  const path = 'faqs/first-question.json'
  const { record, revision } = fileOf(path)
  const malformed = [
    {},
    { ...record, slug: undefined },
    { ...record, slug: { a: 1 } },
    { ...record, question: { zh: {}, en: ['x'] } },
    { ...record, question: 'text' },
    { ...record, body: { zh: { a: 'x' }, en: 'x' } },
    { ...record, related: 'x' },
    { ...record, related: { faqs: 'x', products: [] } },
    { ...record, category: [{ a: 1 }] },
  ]
  for (const form of malformed) {
    expect(() => folder.write(path, JSON.stringify(form), revision), JSON.stringify(form)).toThrow(`${path}: form`)
    expect(() => folder.write('faqs/brand-new.json', JSON.stringify(form), undefined)).toThrow('form')
  }
  const deep = `{"slug":"first-question","question":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  expect(() => folder.write(path, deep, revision)).toThrow(`${path}: form`)
  expect(() => folder.write('home.json', '{}', fileOf('home.json').revision)).toThrow('home.json: form')
  const long = 'x'.repeat(201)
  expect(() => folder.write(`faqs/${long}.json`, JSON.stringify({ ...record, slug: long }), undefined)).toThrow('place')
  // The file keeps its name, and the check tells what is wrong with the slug.
  folder.write(path, JSON.stringify({ ...record, slug: long }), revision)
  expect(fileOf(path).record.slug).toBe(long)
  folder.write(path, JSON.stringify(record), fileOf(path).revision)
  expect(bytesOf(contentDir)).toEqual(before)
})

test('a change of one text changes its line alone, in a file that is written by hand', () => {
  const contentDir = copyContent()
  const { folder, fileOf } = open(contentDir)
  const path = 'products/av-c10-p.json'
  const before = readFileSync(join(contentDir, path), 'utf8').split('\n')
  const { record, revision } = fileOf(path)
  const name = { ...(record.name as object), en: 'Another name' }
  folder.write(path, JSON.stringify({ ...record, name }), revision)
  const after = readFileSync(join(contentDir, path), 'utf8').split('\n')
  expect(after.filter((line, index) => line !== before[index])).toEqual([
    expect.stringMatching(/^ {2}"name": .*"Another name"/),
  ])
})

test('a new field stands where the schema has it, and is gone when it is emptied', () => {
  const contentDir = copyContent()
  const { folder, fileOf } = open(contentDir)
  const path = 'products/av-f40.json'
  const before = readFileSync(join(contentDir, path), 'utf8')
  const { record, revision } = fileOf(path)
  const { revision: next } = folder.write(path, JSON.stringify({ ...record, shownFrom: '2026-05-01' }), revision)
  const keys = Object.keys(JSON.parse(readFileSync(join(contentDir, path), 'utf8')) as object)
  expect(keys.indexOf('shownFrom')).toBe(keys.indexOf('model') + 1)
  folder.write(path, JSON.stringify({ ...record, shownFrom: '' }), next)
  expect(readFileSync(join(contentDir, path), 'utf8')).toBe(before)
})

test('a file that is a list stays one, and each item its place', () => {
  const contentDir = copyContent()
  const { folder, fileOf } = open(contentDir)
  const before = JSON.parse(readFileSync(join(contentDir, 'attributes.json'), 'utf8')) as object[]
  const { record, revision } = fileOf('attributes.json')
  const items = (record.items as { label: object }[]).with(1, {
    ...before[1],
    label: { zh: '別名', en: 'Other label' },
  })
  folder.write('attributes.json', JSON.stringify({ items }), revision)
  const after = JSON.parse(readFileSync(join(contentDir, 'attributes.json'), 'utf8')) as object[]
  expect(after.filter((item, index) => JSON.stringify(item) !== JSON.stringify(before[index]))).toMatchObject([
    { label: { en: 'Other label' } },
  ])
  const moves = fileOf('moves.json')
  const move = { from: '/news/rumour', to: '', gone: true }
  folder.write(
    'moves.json',
    JSON.stringify({ items: [...((moves.record.items as object[] | undefined) ?? []), move] }),
    moves.revision,
  )
  expect((JSON.parse(readFileSync(join(contentDir, 'moves.json'), 'utf8')) as object[]).at(-1)).toEqual({
    from: '/news/rumour',
    gone: true,
  })
})

test('texts stand in their Markdown files, and only the changed one is written', () => {
  const contentDir = copyContent()
  const { folder, fileOf } = open(contentDir)
  const { record, revision } = fileOf('faqs/first-question.json')
  const before = bytesOf(contentDir)
  const { zh, en } = record.body as { zh: string; en: string }
  const body = { zh, en: `${en}\n\nOne more paragraph.` }
  folder.write('faqs/first-question.json', JSON.stringify({ ...record, body }), revision)
  const changed = [...bytesOf(contentDir)].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)
  expect(changed).toEqual([join(contentDir, 'faqs/first-question.en.md')])
  expect(readFileSync(changed[0] ?? '', 'utf8')).toMatch(/\n\nOne more paragraph\.\n$/)
})

test('a file that was changed since it was read, or that is there already, is not written', () => {
  const contentDir = copyContent()
  const { folder, fileOf } = open(contentDir)
  const { record, revision, text } = fileOf('cases/1.json')
  folder.write('cases/1.json', JSON.stringify({ ...record, latitude: 25 }), revision)
  const before = bytesOf(contentDir)
  expect(() => folder.write('cases/1.json', text, revision)).toThrow('changed')
  expect(() => folder.write('cases/1.json', text, undefined)).toThrow('exists')
  expect(() => folder.remove('cases/1.json', revision)).toThrow('changed')
  expect(bytesOf(contentDir)).toEqual(before)
})

test('nothing is written outside the records of the content', () => {
  const contentDir = copyContent()
  const { folder } = open(contentDir)
  const before = bytesOf(join(contentDir, '..'))
  for (const path of [
    '../escape.json',
    'products/../../escape.json',
    'products/..%2fescape.json',
    'products/.hidden.json',
    'products/a/b.json',
    'package.json',
    'products/x.md',
    '/etc/escape.json',
    'products/UPPER.json',
    '',
  ])
    expect(() => folder.write(path, '{}', undefined), path).toThrow('place')
  expect(() => folder.remove('home.json', undefined)).toThrow('exists')
  expect(bytesOf(join(contentDir, '..'))).toEqual(before)
})

test('a file that is no JSON is reported, is not offered and stays as it is', () => {
  const contentDir = copyContent()
  writeFileSync(join(contentDir, 'cases/2.json'), '{ "id": 2,')
  writeFileSync(join(contentDir, 'cases/3.json'), '[]')
  const { folder } = open(contentDir)
  const { files, unreadable } = folder.list()
  expect(unreadable.map(({ path }) => path)).toEqual(['cases/2.json', 'cases/3.json'])
  expect(files.some(({ path }) => path === 'cases/2.json' || path === 'cases/3.json')).toBe(false)
  expect(() => folder.write('cases/2.json', '{}', undefined)).toThrow('unreadable')
  expect(() => folder.write('cases/3.json', '{}', undefined)).toThrow('exists')
  expect(() => folder.write('cases/9.json', 'no JSON', undefined)).toThrow('form')
  expect(readFileSync(join(contentDir, 'cases/2.json'), 'utf8')).toBe('{ "id": 2,')
})

test('when one of the files of a record cannot be written, none is', () => {
  const contentDir = copyContent()
  const { folder, fileOf } = open(contentDir)
  const { record, revision } = fileOf('news/first-news.json')
  // A folder in the place of the file that is written last: it cannot be replaced by a file.
  const names = readdirSync(join(contentDir, 'news'))
  mkdirSync(join(contentDir, 'products/zz-1.json'))
  expect(() => folder.write('products/zz-1.json', '{"code":"zz-1"}', undefined)).toThrow('EISDIR')
  folder.write('news/first-news.json', JSON.stringify({ ...record, author: { zh: '編輯部', en: 'Desk' } }), revision)
  expect(readdirSync(join(contentDir, 'news'))).toEqual(names)
  expect(readdirSync(join(contentDir, 'products')).filter((name) => name.startsWith('.'))).toEqual([])
})

test('a renamed record leads its old address on, with its texts, and keeps its place in formerly', () => {
  const contentDir = copyContent()
  const { folder, fileOf } = open(contentDir)
  const { record, revision } = fileOf('news/first-news.json')
  const { path } = folder.write('news/first-news.json', JSON.stringify({ ...record, slug: 'test-rig' }), revision)
  expect(path).toBe('news/test-rig.json')
  expect(fileOf(path).record).toMatchObject({ slug: 'test-rig', formerly: ['first-news'], body: record.body })
  expect(readdirSync(join(contentDir, 'news')).some((name) => name.startsWith('first-news'))).toBe(false)
  const renamed = fileOf(path)
  folder.write(path, JSON.stringify({ ...renamed.record, slug: 'first-news' }), renamed.revision)
  expect(fileOf('news/first-news.json').record.formerly).toEqual(['test-rig'])
  expect(() => {
    const back = fileOf('news/first-news.json')
    folder.write('news/first-news.json', JSON.stringify({ ...back.record, slug: 'second-news' }), back.revision)
  }).toThrow('exists')
})

test('all references to a renamed product follow, and the content has no faults', async () => {
  const contentDir = copyContent()
  const move = { from: '/products/older', to: '/products/av-d40-p' }
  writeFileSync(join(contentDir, 'moves.json'), `${JSON.stringify([move], null, 2)}\n`)
  const before = bytesOf(contentDir)
  const { folder, fileOf } = open(contentDir)
  const { record, revision } = fileOf('products/av-d40-p.json')
  folder.write('products/av-d40-p.json', JSON.stringify({ ...record, code: 'av-d41', model: 'AV-D41' }), revision)
  const after = bytesOf(contentDir)
  const changed = [...after].filter(([path, text]) => before.has(path) && before.get(path) !== text)
  expect(changed.length).toBeGreaterThan(5)
  // Line by line the same except for the code.
  for (const [path, text] of changed) expect(text.replaceAll('av-d41', 'av-d40-p'), path).toBe(before.get(path))
  expect(readFileSync(join(contentDir, 'moves.json'), 'utf8')).toContain('"to": "/products/av-d41"')
  const { faults } = await checkContent({ contentDir, publicDir: PUBLIC_FOLDER, pagesDir: 'pages' }, 'header')
  expect(faults.filter(({ value }) => JSON.stringify(value)?.includes('av-d40-p'))).toEqual([])
})

test('a case that gets another number keeps the one that it had, as a number', () => {
  const { folder, fileOf } = open(copyContent())
  const { record, revision } = fileOf('cases/2.json')
  const { path } = folder.write('cases/2.json', JSON.stringify({ ...record, id: 903 }), revision)
  expect([path, fileOf(path).record]).toMatchObject(['cases/903.json', { id: 903, formerly: [2] }])
  const moved = fileOf(path)
  folder.write(path, JSON.stringify({ ...moved.record, id: 2 }), moved.revision)
  expect(fileOf('cases/2.json').record).toMatchObject({ id: 2, formerly: [903] })
})

test('a dropped picture becomes the next photograph of the record that names it, and goes when it is named no more', async () => {
  const contentDir = copyContent()
  const { folder, fileOf } = open(contentDir)
  const path = 'products/av-f40.json'
  const { record, revision } = fileOf(path)
  const alt = { zh: '正面', en: 'Front' }
  const photos = [{ file: '/photos/DSC 1.PNG', alt }]
  const picture = await sharp({ create: { width: 4000, height: 3000, channels: 4, background: '#8888' } })
    .png()
    .toBuffer()
  await folder.photos.store('photos/DSC 1.PNG', picture)
  await folder.photos.store('photos/unnamed.png', picture)
  const written = folder.write(path, JSON.stringify({ ...record, photos }), revision)
  const file = join(contentDir, 'products/av-f40/photo.jpg')
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 2880, height: 2160 })
  expect(folder.list().photos).toContain('photos/products/av-f40/photo.jpg')
  // Saved again by who has the old name of it still.
  const again = folder.write(path, JSON.stringify({ ...record, photos }), written.revision)
  expect(fileOf(path).record.photos).toEqual([{ file: '/photos/products/av-f40/photo.jpg', alt }])
  await expect(folder.photos.store('photos/DSC 1.PNG', Buffer.from('no picture'))).rejects.toThrow(
    'unsupported image format',
  )
  // Another camera's picture of the same name, for a news item and for this product.
  const other = fileOf('news/first-news.json')
  await folder.photos.store('photos/DSC 1.PNG', await sharp(picture).resize(300).toBuffer())
  const { revision: last } = folder.write(other.path, JSON.stringify({ ...other.record, photos }), other.revision)
  expect((await sharp(join(contentDir, 'news/first-news/photo.jpg')).metadata()).width).toBe(300)
  const kept = fileOf(other.path).record
  expect(kept.photos).toEqual([{ file: '/photos/news/first-news/photo.jpg', alt }])
  const moved = folder.write(other.path, JSON.stringify({ ...kept, slug: 'av-f40' }), last)
  expect(readdirSync(join(contentDir, 'news/av-f40'))).toEqual(['photo.jpg'])
  folder.remove(moved.path, moved.revision)
  expect(existsSync(join(contentDir, 'news/av-f40'))).toBe(false)
  await folder.photos.store('photos/DSC 1.PNG', await sharp(picture).resize(200).toBuffer())
  const both = [{ file: '/photos/products/av-f40/photo.jpg', alt }, ...photos]
  const more = folder.write(path, JSON.stringify({ ...record, photos: both }), again.revision)
  expect((await sharp(join(contentDir, 'products/av-f40/photo-2.jpg')).metadata()).width).toBe(200)
  expect((await sharp(file).metadata()).width).toBe(2880)
  folder.write(path, JSON.stringify({ ...record, photos: [] }), more.revision)
  expect(existsSync(join(contentDir, 'products/av-f40'))).toBe(false)
})
