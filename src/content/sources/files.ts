import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LOCALES } from '../../base/i18n/locale.ts'
import { REQUIRED_LOCALES } from '../../base/i18n/other-locales.ts'
import { DOCUMENT_NAMES, DOCUMENTS, type Documents, PAGES } from '../documents.ts'
import { type Draft, isDraft } from '../due/phase.ts'
import { ENTITIES, ENTITY_NAMES, type Entity } from '../entities.ts'
import type { Fault } from '../faults.ts'
import type { Page } from '../schema/page.ts'
import type { Locate, Records } from '../snapshot.ts'
import { type Validate, validateRecord } from '../validate.ts'
import { findJsonFault } from './json-fault.ts'
import { resolvesOutside, listOutside, outsideFault } from './resolves-outside.ts'

type Read<Content> = { content: Content; faults: Fault[] }
type ReadRecords<Content> = Read<Content> & { drafts: Draft[] }

/** Returns a function that gives the file of a record, relative to the working folder. */
export function locateFile(contentDir: string): Locate {
  return (entity, key) => join(relative(process.cwd(), contentDir), ENTITIES[entity].folder, `${key}.json`)
}

/**
 * Reads the records of every entity from `contentDir` and validates each against its schema. Invalid records are
 * omitted; drafts are set apart, valid or not, unless they are read like all others.
 */
export function readRecordFiles(
  contentDir: string,
  withDrafts = true,
  validate: Validate = validateRecord,
): ReadRecords<Records> {
  const reads = ENTITY_NAMES.map(
    (name) => [name, readFolder(contentDir, ENTITIES[name], withDrafts, validate)] as const,
  )
  return {
    // Each record was validated against the schema that its type is inferred from.
    content: Object.fromEntries(reads.map(([name, read]) => [name, read.content])) as Records,
    faults: reads.flatMap(([, read]) => read.faults),
    drafts: reads.flatMap(([entity, read]) => read.drafts.map(({ key, record }) => ({ entity, key, record }))),
  }
}

/** Reads the single-record documents and validates each against its schema. */
export function readDocumentFiles(contentDir: string, validate: Validate = validateRecord): Read<Documents> {
  const reads = DOCUMENT_NAMES.map((name) => {
    const path = join(contentDir, DOCUMENTS[name].file)
    const source = relative(process.cwd(), path)
    const { content, faults } = resolvesOutside(path, contentDir)
      ? { content: undefined, faults: [outsideFault(source)] }
      : existsSync(path)
        ? readJson(path, source)
        : { content: undefined, faults: [missingFault(source, DOCUMENTS[name].what)] }
    return [
      name,
      { content, faults: faults.length > 0 ? faults : validate(DOCUMENTS[name].schema, content, source) },
    ] as const
  })
  return {
    // Each document was validated against the schema that its type is inferred from.
    content: Object.fromEntries(reads.map(([name, read]) => [name, read.content])) as Documents,
    faults: reads.flatMap(([, read]) => read.faults),
  }
}

function missingFault(source: string, what: string): Fault {
  return { source, field: '', value: undefined, expected: `a file with ${what} (src/content/README.md)` }
}

/** Reads the pages of text about the vendor. */
export function readPageFiles(contentDir: string, validate: Validate = validateRecord): Read<Page[]> {
  const { content, faults } = readFolder(contentDir, PAGES, true, validate)
  // Each record was validated against the schema that its type is inferred from.
  return { content: content as Page[], faults }
}

/** The files of a record. */
const ENDINGS = ['.json', ...LOCALES.map((locale) => `.${locale}.md`)]

const PROSE_FILE = new RegExp(`^(.+)\\.(?:${LOCALES.join('|')})\\.md$`)

type ReadFolder = Read<object[]> & { drafts: { key: string; record: unknown }[] }

function readFolder(contentDir: string, entity: Entity, withDrafts: boolean, validate: Validate): ReadFolder {
  const folder = join(contentDir, entity.folder)
  const outside = new Set(listOutside(folder, contentDir))
  const names = listFolder(folder).filter((name) => !outside.has(name))
  const known = new Set(names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length)))
  const strays: Fault[] = names
    .filter((name) => !belongs(name, known, entity))
    .map((name) => ({
      source: relative(process.cwd(), join(folder, name)),
      field: '',
      value: name,
      expected: expectedName(entity),
    }))
  const isOwn = (key: string) => !ENDINGS.some((ending) => outside.has(key + ending))
  const reads = [...known].filter(isOwn).map((key) => readRecord(folder, key, entity, withDrafts, validate))
  return {
    content: reads.flatMap((read) => read.content),
    faults: [
      ...[...outside].map((name) => outsideFault(relative(process.cwd(), join(folder, name)))),
      ...strays,
      ...reads.flatMap((read) => read.faults),
    ],
    drafts: reads.flatMap((read) => read.drafts),
  }
}

function readRecord(folder: string, key: string, entity: Entity, withDrafts: boolean, validate: Validate): ReadFolder {
  const path = join(folder, `${key}.json`)
  const source = relative(process.cwd(), path)
  const read = readJson(path, source)
  if (read.faults.length > 0) return { content: [], faults: read.faults, drafts: [] }
  if (!withDrafts && isDraft(read.content)) return { content: [], faults: [], drafts: [{ key, record: read.content }] }
  const prose = entity.prose ? readProse(folder, key, entity.prose) : { content: {}, faults: [] }
  const record = isObject(read.content) ? { ...read.content, ...prose.content } : read.content
  // A fault of a text that is missing follows from that one.
  const follows = ({ field }: Fault) => prose.faults.length > 0 && field === entity.prose
  const faults = [...prose.faults, ...validate(entity.schema, record, source).filter((fault) => !follows(fault))]
  if (entity.prose && isObject(read.content) && entity.prose in read.content) {
    faults.push({
      source,
      field: entity.prose,
      value: read.content[entity.prose],
      expected: `the text in ${proseFiles(key)} alone`,
    })
  }
  const value = isObject(record) ? record[entity.key] : undefined
  if (value !== undefined && !isKey(value, key)) {
    faults.push({ source, field: entity.key, value, expected: `${key}, as the file is named` })
  }
  return { content: faults.length === 0 && isObject(record) ? [record] : [], faults, drafts: [] }
}

function readProse(folder: string, key: string, field: string): Read<Record<string, unknown>> {
  const text: Record<string, string> = {}
  const faults: Fault[] = []
  for (const locale of LOCALES) {
    const path = join(folder, `${key}.${locale}.md`)
    try {
      text[locale] = readFileSync(path, 'utf8').trim()
    } catch {
      if (!REQUIRED_LOCALES.includes(locale)) continue
      text[locale] = '-'
      faults.push({
        source: relative(process.cwd(), path),
        field: '',
        value: undefined,
        expected: 'the text in this language',
      })
    }
  }
  return { content: { [field]: text }, faults }
}

function readJson(path: string, source: string): Read<unknown> {
  let text = ''
  try {
    text = readFileSync(path, 'utf8')
    return { content: JSON.parse(text), faults: [] }
  } catch (error) {
    const fault = error instanceof SyntaxError ? findJsonFault(text) : undefined
    const value = error instanceof Error ? error.message : String(error)
    if (!fault) return { content: undefined, faults: [{ source, field: '', value, expected: 'a file of valid JSON' }] }
    const { line, column, found, expected } = fault
    return {
      content: undefined,
      // In the format of editors and terminals, so that the location can be clicked.
      faults: [
        {
          source: `${source}:${line}:${column}`,
          field: '',
          value: found || undefined,
          expected: `${expected} (valid JSON)`,
        },
      ],
    }
  }
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort()
  } catch {
    return []
  }
}

function belongs(name: string, keys: ReadonlySet<string>, entity: Entity): boolean {
  if (name.endsWith('.json')) return true
  if (entity.hasPhotos && keys.has(name)) return true
  const prose = PROSE_FILE.exec(name)?.[1]
  return entity.prose !== undefined && prose !== undefined && keys.has(prose)
}

/** The text of a record, in each of its files. @example proseFiles('poe') // 'poe.zh.md and poe.en.md' */
function proseFiles(key: string): string {
  return LOCALES.map((locale) => `${key}.${locale}.md`).join(' and ')
}

function expectedName(entity: Entity): string {
  return entity.prose ? `a record <key>.json, or the text of one, ${proseFiles('<key>')}` : 'a record <key>.json'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns whether the value of a record's key field, a text or a number, is the name of its file. */
function isKey(value: unknown, key: string): boolean {
  return (typeof value === 'string' || typeof value === 'number') && String(value) === key
}
