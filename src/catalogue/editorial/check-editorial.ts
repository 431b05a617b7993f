import { brandVariables } from '../../i18n/brand-variables.ts'
import { LOCALES, type Locale } from '../../i18n/locale.ts'
import { SITE, STORY } from '../../site.ts'
import { DOCUMENT_NAMES, DOCUMENTS } from '../documents.ts'
import { ENTITIES, ENTITY_NAMES } from '../entities.ts'
import type { Fault } from '../faults.ts'
import { keyOf } from '../integrity.ts'
import type { LocalisedText } from '../../i18n/localised.ts'
import type { Locate, Snapshot } from '../snapshot.ts'
import { compareNumbers } from './agreement.ts'
import { findMainlandTerms } from './glossary.ts'
import { PLACEHOLDER } from './placeholder.ts'
import { findPunctuationFaults } from './punctuation.ts'
import { findSharedPositions } from './positions.ts'
import { readableMarkdown, readableText } from './readable-text.ts'
import { findSimplified } from './simplified.ts'
import { listTexts } from './texts.ts'
import { isUntranslated } from './untranslated.ts'

/** Faults stop a publication; warnings ask an editor to look. */
export type EditorialReport = { faults: Fault[]; warnings: Fault[] }

/** What a text may say in braces. */
const VARIABLES = Object.keys(brandVariables('zh'))
  .map((name) => `{{${name}}}`)
  .join(', ')

/** Where the texts about the vendor stand. */
const SITE_FILE = 'src/site.ts'

/** Number of characters quoted around a finding, so that an editor can search for it. */
const CONTEXT_LENGTH = 8

/** Checks every text of the content: words, punctuation, and whether its languages agree. */
export function checkEditorial(snapshot: Snapshot, locate: Locate): EditorialReport {
  const reports = [
    ...ENTITY_NAMES.flatMap((name) => {
      const { prose } = ENTITIES[name]
      return snapshot[name].map((record) => checkRecord(record, locate(name, keyOf(name, record)), prose))
    }),
    ...DOCUMENT_NAMES.map((name) => checkRecord(snapshot[name], DOCUMENTS[name].file)),
    checkRecord({ description: SITE.description, story: STORY }, SITE_FILE),
  ]
  return {
    faults: [...reports.flatMap(({ faults }) => faults), ...findSharedPositions(snapshot, locate)],
    warnings: reports.flatMap(({ warnings }) => warnings),
  }
}

function checkRecord(record: object, source: string, prose?: string): EditorialReport {
  const faults: Fault[] = []
  const warnings: Fault[] = []
  for (const { field, text } of listTexts(record)) {
    faults.push(...checkVariables(text, field, source))
    if (typeof text === 'string') {
      faults.push(...checkNeutral(text, field, source))
    } else {
      const readable = makeReadable(text, field === prose ? readableMarkdown : readableText)
      for (const locale of LOCALES) {
        faults.push(...checkWritten(text, locale, field, source), ...checkPunctuation(readable, locale, field, source))
      }
      faults.push(...checkCharacters(readable.zh, `${field}.zh`, source))
      warnings.push(...checkWords(readable, field, source))
    }
  }
  return { faults, warnings }
}

/** A string for both languages is also shown on English pages. */
function checkNeutral(text: string, field: string, source: string): Fault[] {
  const [fault] = findPunctuationFaults(readableText(text), 'en')
  return fault ? [{ source, field, value: text, expected: `both languages of it, or ${fault.expected}` }] : []
}

/** The variables of the brand have been filled in: what still looks like one is another. */
function checkVariables(text: LocalisedText | string, field: string, source: string): Fault[] {
  const texts = typeof text === 'string' ? [text] : LOCALES.map((locale) => text[locale])
  return texts.flatMap((each) =>
    (each.match(/\{\{[^}]*\}*/g) ?? []).map((value) => ({ source, field, value, expected: VARIABLES })),
  )
}

function checkWritten(text: LocalisedText, locale: Locale, field: string, source: string): Fault[] {
  const index = text[locale].indexOf(PLACEHOLDER[locale])
  if (index < 0) return []
  const value = excerpt(text[locale], index, PLACEHOLDER[locale].length)
  return [{ source, field: `${field}.${locale}`, value, expected: 'a text, not what stands for one' }]
}

function checkPunctuation(text: LocalisedText, locale: Locale, field: string, source: string): Fault[] {
  return findPunctuationFaults(text[locale], locale).map(({ index, found, expected }) => ({
    source,
    field: `${field}.${locale}`,
    value: excerpt(text[locale], index, found.length),
    expected,
  }))
}

function checkCharacters(text: string, field: string, source: string): Fault[] {
  return findSimplified(text).map(({ found, proper, index }) => ({
    source,
    field,
    value: excerpt(text, index, found.length),
    expected: `traditional characters, ${proper} for ${found}`,
  }))
}

function checkWords(text: LocalisedText, field: string, source: string): Fault[] {
  const terms = findMainlandTerms(text.zh).map(({ term, proper, index }) => ({
    source,
    field: `${field}.zh`,
    value: excerpt(text.zh, index, term.length),
    expected: `${proper} for ${term}`,
  }))
  const numbers = compareNumbers(text).map(({ locale, found, expected }) => ({
    source,
    field: `${field}.${locale}`,
    value: found,
    expected,
  }))
  if (!isUntranslated(text)) return [...terms, ...numbers]
  return [
    ...terms,
    ...numbers,
    { source, field: `${field}.zh`, value: text.zh, expected: 'Chinese, not the English text' },
  ]
}

function makeReadable({ zh, en }: LocalisedText, read: (text: string) => string): LocalisedText {
  return { zh: read(zh), en: read(en) }
}

function excerpt(text: string, index: number, length: number): string {
  return text.slice(Math.max(0, index - CONTEXT_LENGTH), index + length + CONTEXT_LENGTH)
}
