import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type Fault, valueText } from '../../content/faults.ts'
import { locateFault } from '../../content/locate-fault.ts'
import { type Locale, isLocale } from '../../base/i18n/locale.ts'
import type { Finding } from './edit-path.ts'
import { createFieldWords, nameOf } from './field-words.ts'
import { type Place, placeOf } from './places.ts'
import { explainFault } from './explain-fault.ts'

const MAX_FOUND = 80

/** Puts faults of the content where the editor has them: at the record and the field, in its language. */
export function findFindings(
  faults: readonly Fault[],
  isFault: boolean,
  contentDir: string,
  locale: Locale,
): Finding[] {
  const words = createFieldWords(locale)
  return faults.map((fault) => {
    const file = relative(contentDir, locateFault(fault, contentDir).file)
    const place = placeOf(recordPath(file))
    // A field that is not known is a fault of the record whose value is its name.
    const field = place ? editorField(fault.field, place, contentDir) : ''
    return {
      isFault,
      path: place?.path ?? file,
      href: place && hrefOf(place),
      field,
      label: place ? labelOf(field, place, words, locale) : '',
      found: fault.value === undefined || fault.value === '' ? undefined : shorten(fault.value),
      reason: explainFault(fault.expected, locale),
    }
  })
}

/** The record that a file belongs to: a text's or a photograph's. */
function recordPath(file: string): string {
  return file.replace(/\.\w+\.md$/, '.json').replace(/^([a-z]+\/[a-z0-9-]+)\/[^/]+$/, '$1.json')
}

/** Returns the page of a record in the editor. */
export function hrefOf(place: Place): string {
  return 'file' in place
    ? `#/collections/_singletons/entries/${place.file.name}`
    : `#/collections/${place.collection.name}/entries/${place.key}`
}

/** The path that the editor has for a field: `features[3].en` is `features.3.en`; attributes are a list there. */
export function editorField(field: string, place: Place, contentDir: string): string {
  const dotted = field.replace(/\[(\d+)\]/g, '.$1').replace(/^\./, '')
  if ('file' in place) return /^\d/.test(dotted) ? `items.${dotted}` : dotted
  const [, list, id, rest = ''] = /^(attributes|attributeNotes)\.([\w-]+)(.*)$/.exec(dotted) ?? []
  if (!list || !id || place.collection.name !== 'product') return dotted
  const index = keysOf(`${contentDir}/${place.path}`, list).indexOf(id)
  return index < 0 ? list : `${list}.${index}.${list === 'attributes' ? 'value' : 'note'}${rest}`
}

function keysOf(path: string, name: string): string[] {
  if (!existsSync(path)) return []
  try {
    const record = JSON.parse(readFileSync(path, 'utf8')) as Record<string, object | undefined>
    return Object.keys(record[name] ?? {})
  } catch {
    return []
  }
}

/** @example 'features.3.en' of a product is 'Features 4 › English' */
export function labelOf(
  field: string,
  place: Place,
  words: ReturnType<typeof createFieldWords>,
  locale: Locale,
): string {
  const name = 'file' in place ? place.file.name : place.collection.name
  const labels: string[] = []
  let path = name
  for (const part of field.split('.').filter(Boolean)) {
    if (/^\d+$/.test(part)) labels.push(`${labels.pop() ?? ''} ${Number(part) + 1}`.trim())
    else {
      path = `${path}.${part}`
      labels.push(isLocale(part) ? nameOf(part, locale) : words.label(path))
    }
  }
  return labels.join(' › ')
}

function shorten(value: unknown): string {
  const text = typeof value === 'string' ? value : valueText(value)
  return text.length > MAX_FOUND ? `${text.slice(0, MAX_FOUND)}…` : text
}
