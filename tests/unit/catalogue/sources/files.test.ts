import { mkdirSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { formatFault } from '../../../../src/content/faults.ts'
import { locateFile, readDocumentFiles, readPageFiles, readRecordFiles } from '../../../../src/content/sources/files.ts'
import { type Files, tempFolder } from '../../../temp-folder.ts'
import { attributeOf } from '../attribute-factory.ts'
import { caseOf, newsOf, pageOf, productOf, snapshotOf } from '../editorial/snapshot-factory.ts'

/** The files of a news item in the content folder: its text is in separate files. */
function newsFiles(slug: string, parts: object = {}): Files {
  const { body: _, ...news } = newsOf({ slug })
  return {
    [`news/${slug}.json`]: { ...news, ...parts },
    [`news/${slug}.zh.md`]: '內文\n',
    [`news/${slug}.en.md`]: 'Body\n',
  }
}

function without(files: Files, name: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([key]) => key !== name))
}

/** Reads the records of a folder with these files. Faults have sources relative to that folder. */
function read(files: Files) {
  const folder = tempFolder(files)
  const { content, faults } = readRecordFiles(folder)
  const here = `${relative(process.cwd(), folder)}/`
  return { content, faults: faults.map((fault) => formatFault(fault).replaceAll(here, '')) }
}

test('records are read with their text in both languages', () => {
  const { content, faults } = read({
    ...newsFiles('a'),
    ...newsFiles('b'),
    'cases/1.json': caseOf(),
    'products/a.json': productOf(),
  })
  expect(faults).toEqual([])
  expect(content.news.map(({ slug }) => slug)).toEqual(['a', 'b'])
  expect(content.news[0]?.body).toEqual({ zh: '內文', en: 'Body' })
  expect(content.case).toHaveLength(1)
  expect(content.product[0]).toEqual(productOf())
})

test('a link out of the content is a fault, and its target is not read', () => {
  const elsewhere = tempFolder({ 'secret.md': 'Secret\n', 'b.json': productOf({ code: 'b' }), 'films.json': [] })
  const folder = tempFolder({ ...without(newsFiles('a'), 'news/a.en.md'), 'products/a.json': productOf() })
  mkdirSync(join(folder, 'shared'))
  symlinkSync(join(elsewhere, 'secret.md'), join(folder, 'news/a.en.md'))
  symlinkSync(join(elsewhere, 'b.json'), join(folder, 'products/b.json'))
  symlinkSync(elsewhere, join(folder, 'faqs'))
  symlinkSync(join(elsewhere, 'films.json'), join(folder, 'films.json'))
  const { content, faults } = readRecordFiles(folder)
  const documents = readDocumentFiles(folder).faults.filter(({ value }) => value === 'a link')
  for (const file of ['news/a.en.md', 'products/b.json', 'faqs/secret.md', 'faqs/b.json', 'faqs/films.json'])
    expect(faults.map(({ source }) => source)).toContain(relative(process.cwd(), join(folder, file)))
  expect(documents).toHaveLength(1)
  expect(content.product.map(({ code }) => code)).toEqual(['a'])
  expect(JSON.stringify(content)).not.toContain('Secret')
  // Links within it are as good as files: mounted folders are made of them.
  const inner = tempFolder({ 'data/a.json': productOf() })
  mkdirSync(join(inner, 'products'))
  symlinkSync('../data/a.json', join(inner, 'products/a.json'))
  expect(readRecordFiles(inner)).toMatchObject({ faults: [], content: { product: [{ code: 'a' }] } })
})

test('a missing folder has no records', () => {
  const { content, faults } = read({})
  expect(faults).toEqual([])
  expect(content.news).toEqual([])
})

test('invalid JSON is reported with its syntax error', () => {
  const { content, faults } = read({ 'products/a.json': '{ "code": "a", }' })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^products\/a\.json:\d+:\d+: found .*, expected .* \(valid JSON\)$/)
  expect(content.product).toEqual([])
})

test('an empty file is not valid JSON', () => {
  expect(read({ 'products/a.json': '' }).faults[0]).toMatch(
    /^products\/a\.json:1:1: found nothing, expected a value.* \(valid JSON\)$/,
  )
})

test.each(['zh', 'en'])('the missing text of the language %s is reported with its file', (locale) => {
  const { content, faults } = read(without(newsFiles('a'), `news/a.${locale}.md`))
  expect(faults).toEqual([`news/a.${locale}.md: found nothing, expected the text in this language`])
  expect(content.news).toEqual([])
})

test('an empty text is a fault', () => {
  expect(read({ ...newsFiles('a'), 'news/a.en.md': ' \n' }).faults[0]).toMatch(/^news\/a\.json: body: found/)
})

test('a text in the record itself is a fault, because it belongs into its own file', () => {
  const { faults } = read(newsFiles('a', { body: { zh: '別的', en: 'Another' } }))
  expect(faults).toEqual([
    'news/a.json: body: found {"zh":"別的","en":"Another"}, expected the text in a.zh.md and a.en.md alone',
  ])
})

test('a missing language of a field is a fault', () => {
  const { faults } = read(newsFiles('a', { title: { zh: '標題' } }))
  expect(faults).toEqual([
    'news/a.json: title: found {"zh":"標題"}, expected text in both languages, { "zh": "…", "en": "…" }, each of 1 to 80 characters',
  ])
})

test('a file that belongs to no record is a fault', () => {
  const { faults } = read({
    ...newsFiles('a'),
    'news/b.zh.md': '內文',
    'news/a.fr.md': 'Texte',
    'news/a.json.bak': '{}',
    'products/a.zh.md': '內文',
    'cases/photos/a.txt': '',
  })
  expect(faults.toSorted()).toEqual([
    'cases/photos: found "photos", expected a record <key>.json',
    'news/a.fr.md: found "a.fr.md", expected a record <key>.json, or the text of one, <key>.zh.md and <key>.en.md',
    'news/a.json.bak: found "a.json.bak", expected a record <key>.json, or the text of one, <key>.zh.md and <key>.en.md',
    'news/b.zh.md: found "b.zh.md", expected a record <key>.json, or the text of one, <key>.zh.md and <key>.en.md',
    'products/a.zh.md: found "a.zh.md", expected a record <key>.json',
  ])
})

test('hidden files are ignored', () => {
  expect(read({ ...newsFiles('a'), 'news/.DS_Store': '', 'news/.a.json.swp': '' }).faults).toEqual([])
})

test('the name of a file must be the key of its record', () => {
  expect(read({ 'products/b.json': productOf() }).faults).toEqual([
    'products/b.json: code: found "a", expected b, as the file is named',
  ])
  expect(read({ 'cases/01.json': caseOf() }).faults).toEqual([
    'cases/01.json: id: found 1, expected 01, as the file is named',
  ])
})

test.each([
  ['an unknown field', { colour: 'red' }, /^products\/a\.json: found "colour", expected no field but code, model, /],
  ['a missing field', { name: undefined }, /^products\/a\.json: name: found nothing, expected text in both languages/],
  ['null', { name: null }, /^products\/a\.json: name: found null, expected text in both languages/],
  [
    'a wrong type',
    { position: '1' },
    /^products\/a\.json: position: found "1", expected a whole number from 1 to 100000$/,
  ],
  [
    'a wrong type that a rule across fields reads',
    { model: 5 },
    /^products\/a\.json: model: found 5, expected text of 1 to 24 characters$/,
  ],
])('%s is a fault with file, field, value and expectation', (_, parts, line) => {
  const { content, faults } = read({ 'products/a.json': { ...productOf(), ...parts } })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(line)
  expect(content.product).toEqual([])
})

test.each(['[]', 'null', '"a"', '5'])('the JSON %s is not a record', (json) => {
  expect(read({ 'products/a.json': json }).faults).toEqual([
    expect.stringMatching(/^products\/a\.json: found .*, expected an object with code, /),
  ])
})

test('all faults of all files are reported at once', () => {
  const { faults } = read({
    'products/a.json': '{',
    ...newsFiles('b', { category: 'x', author: null }),
    'cases/x.json': caseOf(),
  })
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'products/a.json',
    'cases/x.json',
    'news/b.json',
    'news/b.json',
  ])
})

test('an invalid record does not prevent the others from being read', () => {
  const { content } = read({ ...newsFiles('a', { category: 'x' }), ...newsFiles('b'), 'products/a.json': productOf() })
  expect(content.news.map(({ slug }) => slug)).toEqual(['b'])
  expect(content.product).toHaveLength(1)
})

test('a page without its text in one language has one fault, not a second one for the parts that are not in it', () => {
  const { body: _, ...about } = pageOf('about')
  const { faults } = readPageFiles(tempFolder({ 'pages/about.json': about, 'pages/about.zh.md': '::company' }))
  expect(faults.map(({ expected }) => expected)).toEqual(['the text in this language'])
})

test('single-record documents are read and validated', () => {
  const { home } = snapshotOf()
  const folder = tempFolder({
    'attributes.json': [attributeOf()],
    'home.json': { ...home, title: { zh: '題' } },
    'challenges.json': '{',
  })
  const { content, faults } = readDocumentFiles(folder)
  expect(content.attributes).toEqual([expect.objectContaining({ id: 'a0', kind: 'number' })])
  const sources = faults.map(({ source, field }) => `${source.split('/').at(-1)} ${field}`)
  expect(sources).toContain('home.json title')
  expect(sources).toContain('challenges.json:1:2 ')
})

test('a missing document is a fault', () => {
  const sources = readDocumentFiles(tempFolder()).faults.map(({ source }) => source.split('/').at(-1))
  expect(sources).toEqual([
    'attributes.json',
    'attribute-groups.json',
    'ordering-kinds.json',
    'home.json',
    'challenges.json',
    'places.json',
    'films.json',
    'installation.json',
    'firmware.json',
    'moves.json',
  ])
})

test('a record is reported with its file relative to the working folder', () => {
  expect(locateFile(join(process.cwd(), 'content'))('news', 'a')).toBe('content/news/a.json')
  expect(locateFile(join(process.cwd(), 'content'))('product', 'b')).toBe('content/products/b.json')
})
