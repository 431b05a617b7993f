import { mixed, number, string } from 'yup'
import { expect, test } from 'vitest'
import { record } from '../../../src/content/schema/fields.ts'
import { makeConfig } from '../../../src/tools/editing/cms-config.ts'
import { COLLECTIONS, SINGLE_FILES } from '../../../src/tools/editing/collections.ts'
import { describe, type Described } from '../../../src/tools/editing/described.ts'
import { createFieldWords, editorWords } from '../../../src/tools/editing/field-words.ts'
import {
  type CmsField,
  type FieldContext,
  makeFields,
  UnknownFieldError,
} from '../../../src/tools/editing/make-field.ts'
import { readVocabulary } from '../../../src/tools/editing/read-vocabulary.ts'
import { LOCALES } from '../../../src/base/i18n/locale.ts'
import { CONTENT_FOLDER } from '../../../src/base/vendor-folder.ts'

const vocabulary = readVocabulary(CONTENT_FOLDER)
type Entries = { name: string; fields: CmsField[] }[]
const config = makeConfig('en', vocabulary) as { collections: Entries; singletons: Entries }

const context: FieldContext = {
  words: createFieldWords('en'),
  attributes: [],
  attributeGroups: [],
  orderingKinds: [],
  specifications: [],
  films: [],
  relationTo: () => ({ collection: 'product', value_field: 'code', display_fields: [] }),
}

/**
 * Paths of a described record, lists without numbers. Fields with a form of their own in the editor have no paths below
 * them.
 */
function pathsOf({ fields = {}, innerType, meta }: Described, path: string): string[] {
  const inner = Object.entries(fields).flatMap(([name, field]) => pathsOf(field, `${path}.${name}`))
  return [path, ...(meta?.kind ? [] : inner), ...(innerType ? pathsOf(innerType, path).slice(1) : [])]
}

function shownPaths(fields: readonly CmsField[], path: string): string[] {
  return fields.flatMap((field) => {
    const own = `${path}.${field.name}`
    return [own, ...(Array.isArray(field.fields) ? shownPaths(field.fields as CmsField[], own) : [])]
  })
}

test('every field of every schema is in the editor', () => {
  const shown = new Set(
    [...config.collections, ...config.singletons].flatMap(({ name, fields }) => [name, ...shownPaths(fields, name)]),
  )
  const wanted = [...COLLECTIONS, ...SINGLE_FILES].flatMap(({ name, description }) => pathsOf(description, name))
  expect(wanted.length).toBeGreaterThan(200)
  expect(wanted.filter((path) => !shown.has(path))).toEqual([])
})

test('a form begins with the fields that name its record', () => {
  const first = config.collections.map(({ name, fields }) => `${name} ${fields[0]?.name}`)
  expect(first).toEqual(expect.arrayContaining(['news title', 'faq question', 'product model', 'series name']))
})

test('a field that is added to a schema is in the editor with no other change', () => {
  const added = describe(record({ code: string().required(), brandNew: number().min(1).max(9).optional() }))
  expect(makeFields(added.fields ?? {}, 'product', context)[1]).toMatchObject({
    name: 'brandNew',
    label: 'Brand new',
    widget: 'number',
    required: false,
    min: 1,
    max: 9,
  })
})

test('a field that the editor cannot show is reported by its path', () => {
  const added = describe(record({ related: record({ anything: mixed().required() }) }))
  expect(() => makeFields(added.fields ?? {}, 'product', context)).toThrow(UnknownFieldError)
  expect(() => makeFields(added.fields ?? {}, 'product', context)).toThrow('product.related.anything')
})

test('every field and every choice has words in both languages', () => {
  for (const locale of LOCALES) {
    const words = createFieldWords(locale)
    const named = Object.keys(editorWords(locale).fields)
    const nameless = [...COLLECTIONS, ...SINGLE_FILES].flatMap(({ name, description }) =>
      pathsOf(description, name)
        .slice(1)
        .filter((path) => !named.some((key) => path.replaceAll('.', '_').endsWith(`_${key}`))),
    )
    expect(nameless).toEqual([])
    const choices = [...COLLECTIONS, ...SINGLE_FILES].flatMap(({ name, description }) => choicesOf(description, name))
    const wordless = choices.filter(([path, value]) => words.option(path, value).label === value)
    expect(wordless).toEqual([])
  }
})

test('every word of a field, hint, choice, unit and item is in the editor', () => {
  const words = editorWords('en') as unknown as Record<string, Record<string, unknown>>
  const groups = ['fields', 'hints', 'options', 'units', 'items']
  const tables: [string, Record<string, unknown>][] = groups.map((group) => [group, words[group] ?? {}])
  const unused = new Set<string>()
  for (const [group, table] of tables) words[group] = watched(group, table, unused)
  expect(unused.size).toBeGreaterThan(200)
  makeConfig('en', vocabulary)
  for (const [group, table] of tables) words[group] = table
  expect([...unused]).toEqual([])
})

test('limits, units and relations are those of the schemas and the vocabulary', () => {
  const product = config.collections.find(({ name }) => name === 'product')?.fields ?? []
  const field = (name: string) => product.find((each) => each.name === name)
  expect(field('features')).toMatchObject({ widget: 'list', min: 4, max: 16, required: true })
  expect(field('related')).toMatchObject({ widget: 'relation', collection: 'product', multiple: true, max: 8 })
  expect(field('successor')).toMatchObject({ widget: 'relation', value_field: 'code', required: false })
  const types = field('attributes')?.types as { name: string; fields: CmsField[] }[]
  expect(types.map(({ name }) => name)).toEqual(vocabulary.attributes.map(({ id }) => id))
  expect(types.find(({ name }) => name === 'weight')?.fields[0]).toMatchObject({ widget: 'number', after_input: 'kg' })
})

function choicesOf({ fields = {}, innerType, oneOf = [] }: Described, path: string): [string, string][] {
  return [
    ...oneOf.map((value): [string, string] => [path, String(value)]),
    ...Object.entries(fields).flatMap(([name, field]) => choicesOf(field, `${path}.${name}`)),
    ...(innerType ? choicesOf(innerType, path) : []),
  ]
}

/** A table of words, and of tables, that strikes each word looked up off those unused. */
function watched(name: string, table: Record<string, unknown>, unused: Set<string>): Record<string, unknown> {
  const inner = Object.entries(table).map(([key, value]) => {
    if (typeof value === 'object') return [key, watched(`${name}.${key}`, value as Record<string, unknown>, unused)]
    unused.add(`${name}.${key}`)
    return [key, value]
  })
  return new Proxy(Object.fromEntries(inner) as Record<string, unknown>, {
    get: (target, key) => {
      unused.delete(`${name}.${String(key)}`)
      return Reflect.get(target, key)
    },
  })
}
