/* Each product in every format, read back from the files of the build: all of them say the same. */
import { unzipSync } from 'fflate'
import MarkdownIt from 'markdown-it'
import Papa from 'papaparse'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { EXPORTED_PRODUCT_SCHEMA, type ExportedProduct } from '../../src/artwork/formats/exported-product.ts'
import { bmecatPath, llmsPath, recordPath, SCHEMA_PATH, tablePath } from '../../src/artwork/formats/paths.ts'
import { MARKS } from '../../src/base/i18n/marks.ts'
import { LOCALES, type Locale } from '../../src/base/i18n/locale.ts'
import { localisePath, pathIn } from '../../src/base/i18n/localised-path.ts'
import { SITE_ADDRESS } from '../../src/base/addresses.ts'
import { catalogue } from '../e2e/catalogue.ts'
import { parseXml, type XmlElement } from '../parse-xml.ts'
import { findBmecatFaults, plain } from './bmecat-grammar.ts'
import { readSite, visibleText } from './read-site.ts'

const site = readSite()
const documents = new Map(site.documents.map((document) => [document.path, document]))
const markdown = new MarkdownIt()
const products = catalogue.listProducts()

/** Returns label and value of each row of two cells, headings left out, in the tables of a piece of HTML. */
function rowsIn(html: string): string[] {
  return [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].flatMap(([, row = '']) => {
    const cells = [...row.matchAll(/<(t[hd])\b[^>]*>(.*?)<\/\1>/gs)]
    const [label, value] = cells.map(([, , inner = '']) => visibleText(inner))
    return cells.length === 2 && cells[1]?.[1] === 'td' ? [`${label} = ${value}`] : []
  })
}

/** Fields for programs alone: Markdown says in words what they mean, and its links have the addresses. */
const FOR_PROGRAMS = ['url', 'kind', 'requiredOn', 'source', 'isOptional']

/** Returns all texts and numbers in a part of a record. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'object' && part !== null)
    return Object.entries(part).flatMap(([key, each]) => (FOR_PROGRAMS.includes(key) ? [] : textsOf(each)))
  return typeof part === 'string' || typeof part === 'number' ? [String(part)] : []
}

const exportedOf = (code: string, locale: Locale): ExportedProduct =>
  JSON.parse(site.textOf(recordPath(code, locale, 'json')))

test.each(LOCALES)('JSON, Markdown and page of every product have the same specifications (%s)', (locale) => {
  for (const { code, model } of products) {
    const exported = exportedOf(code, locale)
    const page = documents.get(pathIn(locale, `/products/${code}`))?.html ?? ''
    const text = site.textOf(recordPath(code, locale, 'md'))
    const rows = exported.properties.map(
      ({ name, text: value, note }) => `${name} = ${value}${note ? ` (${note})` : ''}`,
    )
    expect(rows.length, model).toBeGreaterThan(2)
    const rendered = markdown.render(text)
    const [shown, shownOnPage] = [visibleText(rendered), visibleText(page)]
    const inMarkdown = rowsIn(rendered)
    expect(inMarkdown.slice(0, rows.length), model).toEqual(rows)
    const onPage = rowsIn(page)
    for (const [index, { name, text: value, note }] of exported.properties.entries()) {
      expect(onPage[index]?.startsWith(`${name} = ${value}`), `${model}: ${onPage[index]} for ${rows[index]}`).toBe(
        true,
      )
      expect(onPage[index], model).toContain(note ?? '')
    }
    for (const said of [exported.description, ...exported.features]) {
      expect(shown, model).toContain(said.replace(/\s+/g, ' '))
      expect(shownOnPage, model).toContain(said.replace(/\s+/g, ' '))
    }
    const { needs, fits, neededBy, related, installation, firmware } = exported
    const told = [
      needs,
      fits,
      neededBy.map((other) => other.model),
      related,
      installation,
      firmware,
      exported.documents,
    ].flatMap(textsOf)
    expect(
      told.filter((said) => !shown.includes(said.replace(/\s+/g, ' '))),
      model,
    ).toEqual([])
  }
})

test.each(LOCALES)(
  'every JSON is as its published schema says, and all that it names is on the site (%s)',
  (locale) => {
    const schema = JSON.parse(site.textOf(SCHEMA_PATH)) as typeof EXPORTED_PRODUCT_SCHEMA
    for (const { code } of products) {
      const exported = exportedOf(code, locale)
      expect([...Value.Errors(schema, exported)], code).toEqual([])
      const named = JSON.stringify(exported).match(/(?<=")https?:\/\/[^"]+/g) ?? []
      const own = named
        .filter((address) => address.startsWith(SITE_ADDRESS))
        .map((address) => address.slice(SITE_ADDRESS.length))
      expect(own.length).toBeGreaterThan(3)
      const missing = own.filter((path) => !site.files.has(path) && !documents.has(path))
      expect(missing, code).toEqual([])
    }
    expect(Value.Errors(schema, { ...exportedOf(products[0]?.code ?? '', locale), model: 3 }).length).toBeGreaterThan(0)
  },
)

/** Returns the cells of the only sheet of a workbook. */
function readWorkbook(bytes: Buffer): string[][] {
  const entries = unzipSync(bytes)
  const read = (name: string) => parseXml(new TextDecoder().decode(entries[name]))
  const textIn = ({ text, children }: XmlElement): string => text + children.map(textIn).join('')
  const shared = read('xl/sharedStrings.xml').children.map(textIn)
  const cells = (row: XmlElement) => row.children.map(toCell)
  const toCell = (cell: XmlElement) => {
    const value = textIn(cell)
    return cell.attributes.t === 's' ? (shared[Number(value)] ?? '') : value
  }
  const sheet = read('xl/worksheets/sheet1.xml')
  const data = sheet.children.find(({ name }) => name === 'sheetData')
  return (data?.children ?? []).map(cells)
}

test.each(LOCALES)('the tables have every product once, with the values of its JSON (%s)', (locale) => {
  const csv = Papa.parse<string[]>(site.textOf(tablePath(locale, 'csv')).replace(/^\uFEFF/, ''), {
    skipEmptyLines: true,
  })
  const [head = [], ...rows] = csv.data
  expect(csv.errors).toEqual([])
  expect(new Set(head).size).toBe(head.length)
  expect(rows.map(([model]) => model)).toEqual(products.map(({ model }) => model))
  const workbook = readWorkbook(site.bytesOf(tablePath(locale, 'xlsx')))
  const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').map((cell) => cell.replace(/^'/, ''))
  expect(workbook.map(filled)).toEqual(csv.data.map(filled))
  for (const [index, { code }] of products.entries()) {
    const { properties } = exportedOf(code, locale)
    const cells = rows[index] ?? []
    for (const { id, name, unit, value, text } of properties) {
      const headings = [unit ? `${name} (${unit})` : name, `${unit ? `${name} (${unit})` : name} [${id}]`]
      const cell = cells[head.findIndex((heading) => headings.includes(heading))]
      expect(cell?.replace(/^'/, ''), `${code} ${id}`).toBe(typeof value === 'number' ? String(value) : text)
    }
  }
})

test.each(LOCALES)('the BMEcat catalogue is as the standard wants it, with all that the JSON says (%s)', (locale) => {
  const root = parseXml(site.textOf(bmecatPath(locale)))
  expect(findBmecatFaults(root)).toEqual([])
  const childrenOf = (element: XmlElement | undefined, name: string) =>
    element?.children.filter((child) => child.name === name) ?? []
  const textsIn = (element: XmlElement | undefined, name: string) => childrenOf(element, name).map(plain)
  const [catalog] = childrenOf(root, 'T_NEW_CATALOG')
  const found = childrenOf(catalog, 'PRODUCT')
  const models = found.flatMap((product) => textsIn(product, 'SUPPLIER_PID'))
  expect(models).toEqual(products.map(({ model }) => model))
  const { list } = MARKS[locale]
  for (const [index, { code, model }] of products.entries()) {
    const exported = exportedOf(code, locale)
    const product = found[index]
    const [details] = childrenOf(product, 'PRODUCT_DETAILS')
    expect(textsIn(details, 'DESCRIPTION_SHORT'), model).toEqual([exported.name])
    expect(textsIn(details, 'DESCRIPTION_LONG'), model).toEqual([
      [exported.description, ...exported.features].join('\n'),
    ])
    const features = childrenOf(product, 'PRODUCT_FEATURES').flatMap((block) => childrenOf(block, 'FEATURE'))
    const printed = features.map((feature) => {
      const [told = textsIn(feature, 'FVALUE').join(list)] = textsIn(feature, 'FVALUE_DETAILS')
      return `${textsIn(feature, 'FNAME').join()} = ${told}`
    })
    expect(printed, model).toEqual(
      exported.properties.map(({ name, text, note }) => `${name} = ${text}${note ? ` (${note})` : ''}`),
    )
    for (const [at, { value, unit, unitCode }] of exported.properties.entries()) {
      if (typeof value !== 'number') continue
      expect(textsIn(features[at], 'FVALUE'), `${model}: ${printed[at]}`).toEqual([String(value)])
      expect(textsIn(features[at], 'FUNIT')[0], `${model}: ${printed[at]}`).toBe(unitCode ?? unit)
    }
    const [files] = childrenOf(product, 'MIME_INFO')
    expect(
      childrenOf(files, 'MIME').flatMap((file) => textsIn(file, 'MIME_SOURCE')),
      model,
    ).toEqual([...exported.images, ...exported.documents, exported].map(({ url }) => url))
    const references = childrenOf(product, 'PRODUCT_REFERENCE')
    const to = references.flatMap((reference) => textsIn(reference, 'PROD_ID_TO'))
    expect(models, model).toEqual(expect.arrayContaining(to))
    const successor = references.filter(({ attributes }) => attributes.type === 'followup')
    expect(successor.flatMap((each) => textsIn(each, 'PROD_ID_TO'))).toEqual(
      exported.discontinued?.successor ? [exported.discontinued.successor.model] : [],
    )
    const all = [exported.related, exported.fits, ...exported.needs.map((need) => need.products)].flat()
    expect(new Set(to), model).toEqual(
      new Set(
        [...all, ...(exported.discontinued?.successor ? [exported.discontinued.successor] : [])].map(
          (each) => each.model,
        ),
      ),
    )
  }
})

test.each(LOCALES)('the list for assistants has every product, and its page names its other formats (%s)', (locale) => {
  const list = site.textOf(llmsPath(locale))
  for (const { code } of products) {
    expect(list).toContain(`${SITE_ADDRESS}${recordPath(code, locale, 'md')})`)
    const tags = documents.get(pathIn(locale, `/products/${code}`))?.tags ?? []
    const others = tags
      .filter(({ attributes }) => attributes.rel === 'alternate')
      .map(({ attributes }) => attributes.href)
    expect(others).toContain(localisePath(locale, `/products/${code}.md`))
    expect(others).toContain(localisePath(locale, `/products/${code}.json`))
  }
})

test.each(LOCALES)('a product on sale has a specification text with all that a tender asks for (%s)', (locale) => {
  const written = products.filter(({ code }) => site.files.has(recordPath(code, locale, 'txt')))
  expect(written).toEqual(products.filter(({ status }) => status === 'active'))
  for (const { code } of written) {
    const text = site.textOf(recordPath(code, locale, 'txt'))
    const { properties, features, needs, installation, manufacturer } = exportedOf(code, locale)
    const said = [manufacturer, ...features, ...properties.flatMap((each) => [each.name, each.text])]
    said.push(...needs.map(({ detail }) => detail), ...(installation?.start ?? []), ...(installation?.rules ?? []))
    said.push(...(installation?.mounting ?? []), ...(installation?.terminals ?? []).map(({ rating }) => rating))
    const missing = said.filter((each) => !text.includes(each))
    expect(missing, code).toEqual([])
    expect(text, code).not.toMatch(/undefined|\{\{/)
    const page = documents.get(pathIn(locale, `/products/${code}`))?.html ?? ''
    expect(page.includes(`href="${localisePath(locale, `/products/${code}.txt`)}"`), code).toBe(!!installation)
  }
})
