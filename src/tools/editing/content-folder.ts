import { REQUIRED_LOCALES } from '../../base/i18n/other-locales.ts'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeText, changeText } from './change-text.ts'
import type { Attribute } from '../../content/schema/attribute.ts'
import { COLLECTIONS, type Collection, ITEMS, SINGLE_FILES } from './collections.ts'
import { type FormContext, FormError, fromForm, toForm } from './form.ts'
import { createPhotoFolder, type PhotoFolder } from './photo-folder.ts'
import { filesOf, pathOf, type Place, placeOf, splitRecord, wholeRecord } from './places.ts'
import { readRecord } from './record-files.ts'
import { isEntity, renameReferences } from './rename-references.ts'
import { writeFiles } from './write-files.ts'

/** A file as the editor has it: a record in its form, as JSON. */
export type EditorFile = { path: string; text: string; revision: string }

/** A file that cannot be read: it is not offered, and stays as it is. */
export type UnreadableFile = { path: string; reason: string }

/** Why a file was not written: `path` names no record, it is not the one that was read, or what was sent is no record. */
export class RefusedError extends Error {
  constructor(
    readonly reason: 'place' | 'changed' | 'exists' | 'form' | 'unreadable',
    readonly path: string,
  ) {
    super(`${path}: ${reason}`)
    this.name = 'RefusedError'
  }
}

export type ContentFolder = {
  list: () => { files: EditorFile[]; unreadable: UnreadableFile[]; photos: string[] }
  /**
   * Writes a record in the editor's form. `revision` is what the editor read, undefined for a new one. A record whose key
   * was changed is moved, with its texts and photographs, keeps its old key in `formerly`, and others name it by its new
   * one. Throws a RefusedError.
   */
  write: (path: string, text: string, revision: string | undefined) => { path: string; revision: string }
  /** Removes a record with its texts and photographs. Throws a RefusedError. */
  remove: (path: string, revision: string | undefined) => void
  photos: PhotoFolder
}

type Fields = Record<string, unknown>

/** Opens the content folder for the editor. */
export function openContentFolder(contentDir: string): ContentFolder {
  const photos = createPhotoFolder(contentDir)
  const contextOf = (place: Place, attributes: FormContext['attributes'] = readAttributes(contentDir)): FormContext => {
    const owner = ownerOf(place)
    return {
      attributes,
      photoAddress: (file) => photos.addressOf(owner, file),
      photoFile: (address) => photos.fileOf(owner, address),
    }
  }
  const read = (place: Place, attributes: FormContext['attributes']): EditorFile | undefined => {
    const found = readRecord(contentDir, place)
    if (!found) return undefined
    const form = toForm(descriptionOf(place), wholeRecord(place, found), contextOf(place, attributes))
    if (typeof form !== 'object' || form === null || Array.isArray(form)) throw new SyntaxError('a record is an object')
    return { path: place.path, text: JSON.stringify(form), revision: found.revision }
  }
  const admit = (path: string, revision: string | undefined): Place => {
    const place = placeOf(path)
    if (!place) throw new RefusedError('place', path)
    const found = readSafely(() => readRecord(contentDir, place), path)
    if (found && revision === undefined) throw new RefusedError('exists', path)
    if (found?.revision !== revision) throw new RefusedError('changed', path)
    return place
  }
  return {
    photos,
    list: () => {
      const unreadable: UnreadableFile[] = []
      const attributes = readAttributes(contentDir)
      const files = listPlaces(contentDir).flatMap((place) => {
        try {
          return read(place, attributes) ?? []
        } catch (error) {
          // Nested so deeply that the stack does not do, it is no record either.
          if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error
          unreadable.push({ path: place.path, reason: error.message })
          return []
        }
      })
      return { files, unreadable, photos: photos.list() }
    },
    write: (path, text, revision) => {
      const place = admit(path, revision)
      const form = parseForm(text, place)
      const found = readRecord(contentDir, place)
      const original = found && wholeRecord(place, found)
      const whole = recordOf(place, form, original, contextOf(place))
      const target = moveTarget(place, whole)
      if (target !== place && existsSync(join(contentDir, target.path))) throw new RefusedError('exists', target.path)
      const after = target === place ? whole : withFormerKey(place, target, whole)
      const { value, texts } = splitRecord(target, after)
      const { record, texts: proses } = filesOf(target)
      const files = new Map<string, string>()
      for (const { locale, file } of proses) {
        const prose = `${(texts[locale] ?? '').trimEnd()}\n`
        // An equal text keeps its bytes.
        const before = found?.texts[locale]
        if (prose === '\n' && !before && !REQUIRED_LOCALES.includes(locale)) continue
        files.set(join(contentDir, file), before?.trimEnd() === prose.trimEnd() ? before : prose)
      }
      files.set(join(contentDir, record), found ? changeText(found.text, found.value, value) : writeText(value))
      // References to it follow.
      if (target !== place && 'collection' in place && isEntity(place.collection.name)) {
        const others = listPlaces(contentDir).filter((each) => each.path !== place.path)
        const keys = [place.key, keyOf(target)] as const
        for (const [file, renamed] of renameReferences(contentDir, others, place.collection.name, keys))
          files.set(file, renamed)
      }
      writeFiles(onlyChanged(files))
      if ('collection' in place && place.collection.hasPhotos)
        photos.keep(ownerOf(place), ownerOf(target), photosOf(value))
      if (target !== place) removeFiles(contentDir, place)
      const written = readRecord(contentDir, target)
      return { path: target.path, revision: written?.revision ?? '' }
    },
    remove: (path, revision) => {
      const place = admit(path, revision)
      if (!('collection' in place) || place.collection.isFixed) throw new RefusedError('place', path)
      removeFiles(contentDir, place)
      if (place.collection.hasPhotos) photos.removeAll(ownerOf(place))
    },
  }
}

function descriptionOf(place: Place) {
  return 'file' in place ? place.file.description : place.collection.description
}

function listPlaces(contentDir: string): Place[] {
  const records = COLLECTIONS.flatMap((collection) =>
    namesIn(join(contentDir, collection.folder)).flatMap((name) => placeOf(`${collection.folder}/${name}`) ?? []),
  )
  return [...records, ...SINGLE_FILES.flatMap(({ file }) => placeOf(file) ?? [])]
}

function namesIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : []
}

/** An attribute file that cannot be read is reported where it is read as a record. */
function readAttributes(contentDir: string): Map<string, Attribute> {
  try {
    const list: unknown = JSON.parse(readFileSync(join(contentDir, 'attributes.json'), 'utf8'))
    return new Map(Array.isArray(list) ? list.map((each: Attribute) => [each.id, each]) : [])
  } catch {
    return new Map()
  }
}

function readSafely<Read>(read: () => Read, path: string): Read {
  try {
    return read()
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) throw new RefusedError('unreadable', path)
    throw error
  }
}

/** Reads a form. One without the key that its record is known by, or without anything, is none. */
function parseForm(text: string, place: Place): Fields {
  try {
    const form: unknown = JSON.parse(text)
    if (typeof form === 'object' && form !== null && !Array.isArray(form) && hasContent(form as Fields, place))
      return form as Fields
  } catch {
    // Told below.
  }
  throw new RefusedError('form', place.path)
}

function hasContent(form: Fields, place: Place): boolean {
  if ('collection' in place) return ['string', 'number'].includes(typeof form[place.collection.key])
  return Object.keys(form).length > 0 || Object.keys(place.file.description.fields ?? {}).includes(ITEMS)
}

function recordOf(place: Place, form: Fields, original: unknown, context: FormContext): Fields {
  try {
    const whole = fromForm(descriptionOf(place), form, original, context)
    // The form has content, so that the record is one.
    return whole as Fields
  } catch (error) {
    // Nothing that an editor writes is nested so deeply that the stack does not do.
    if (error instanceof FormError || error instanceof RangeError) throw new RefusedError('form', place.path)
    throw error
  }
}

/** Where a record belongs by its key: its present place, unless the key was changed to another that can be a file's name. */
function moveTarget(place: Place, whole: Fields): Place {
  if (!('collection' in place)) return place
  const key = whole[place.collection.key]
  if (String(key) === place.key || place.collection.isFixed) return place
  return placeOf(pathOf(place.collection, String(key))) ?? place
}

/** The record at its new place leads its old address on, if it has one. */
function withFormerKey(place: Place, target: Place, whole: Fields): Fields {
  if (!('collection' in place) || !place.collection.description.fields?.formerly) return whole
  const before: unknown[] = Array.isArray(whole.formerly) ? whole.formerly : []
  // Cases are known by numbers.
  const key = typeof whole[place.collection.key] === 'number' ? Number(place.key) : place.key
  const formerly = [...before.filter((each) => String(each) !== keyOf(target) && each !== key), key]
  return insertAfter(whole, 'formerly', formerly, place.collection)
}

function insertAfter(whole: Fields, name: string, value: unknown, { description }: Collection): Fields {
  if (name in whole) return { ...whole, [name]: value }
  const known = Object.keys(description.fields ?? {})
  const entries = Object.entries(whole)
  const previous = known.slice(0, known.indexOf(name)).findLast((each) => each in whole)
  entries.splice(entries.findIndex(([each]) => each === previous) + 1, 0, [name, value])
  return Object.fromEntries(entries)
}

function keyOf(place: Place): string {
  return 'key' in place ? place.key : ''
}

/** The folder of a record's photographs, below the content folder. */
function ownerOf({ path }: Place): string {
  return path.slice(0, -'.json'.length)
}

function photosOf(value: unknown): string[] {
  const { photos } = value as { photos?: unknown }
  return Array.isArray(photos) ? photos.map((photo: { file?: unknown }) => String(photo?.file)) : []
}

function onlyChanged(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text))
}

function removeFiles(contentDir: string, place: Place): void {
  const { record, texts } = filesOf(place)
  // The record first: texts without one are reported as strays, a record without its texts is a fault.
  for (const file of [record, ...texts.map((text) => text.file)]) rmSync(join(contentDir, file), { force: true })
}
