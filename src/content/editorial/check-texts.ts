import { contentVariables } from '../../base/i18n/brand-variables.ts'
import { BASE_LOCALES, type Locale } from '../../base/i18n/locale.ts'
import type { LocalisedText } from '../../base/i18n/localised.ts'
import type { Fault } from '../faults.ts'
import { compareNumbers } from './agreement.ts'
import { findAvoidedWords } from './glossary.ts'
import { findMeasureFaults } from './measure-words.ts'
import { PLACEHOLDER } from './placeholder.ts'
import { findPunctuationFaults } from './punctuation.ts'
import { readableMarkdown, readableText } from './readable-text.ts'
import { findRepetition } from './repetition.ts'
import { findSimplified } from './simplified.ts'
import { listTextLists, listTexts } from './texts.ts'
import { isUntranslated } from './untranslated.ts'

/** Faults stop a publication; warnings ask an editor to look. */
export type EditorialReport = { faults: Fault[]; warnings: Fault[] }

/** The expectation of a text that is still to be written. */
export const UNWRITTEN = 'a text, not what stands for one'

/** The field of what visitors type, in their words. */
const TYPED = 'searchWords'

/** Number of characters quoted around a finding, so that an editor can search for it. */
const CONTEXT_LENGTH = 8

/**
 * Checks every text of a record: words, punctuation, and whether its languages agree. `prose` is the field that holds
 * Markdown.
 */
export function checkTexts(record: object, source: string, prose?: string): EditorialReport {
  const faults: Fault[] = []
  const warnings: Fault[] = checkLists(record, source)
  for (const { field, text } of listTexts(record)) {
    if (field.startsWith(TYPED)) continue
    if (typeof text === 'string') {
      faults.push(...checkNeutral(text, field, source))
    } else {
      const readable = makeReadable(text, field === prose ? readableMarkdown : readableText)
      for (const locale of BASE_LOCALES) {
        faults.push(...checkWritten(text, locale, field, source), ...checkPunctuation(readable, locale, field, source))
      }
      faults.push(...checkCharacters(readable.zh, `${field}.zh`, source))
      warnings.push(...checkWords(readable, field, source), ...checkAgreement(readable, field, source))
    }
  }
  return { faults, warnings }
}

/** A string for both languages is also shown on English pages. */
function checkNeutral(text: string, field: string, source: string): Fault[] {
  const [fault] = findPunctuationFaults(readableText(text), 'en')
  return fault ? [{ source, field, value: text, expected: `both languages of it, or ${fault.expected}` }] : []
}

function checkLists(record: object, source: string): Fault[] {
  return listTextLists(record).flatMap(({ field, texts }) =>
    findRepetition(texts).map(({ found, expected }) => ({
      source,
      field,
      value: found,
      expected,
    })),
  )
}

function checkWritten(text: LocalisedText, locale: Locale, field: string, source: string): Fault[] {
  const index = text[locale].indexOf(PLACEHOLDER[locale])
  if (index < 0) return []
  // A phone number that is still to be written is a fault of site.ts (check-vendor.ts), not of each text that names it.
  const isWhole = text[locale].trim() === PLACEHOLDER[locale]
  const isFilledIn = Object.values(contentVariables(locale)).some((value) => value.includes(PLACEHOLDER[locale]))
  if (isFilledIn && !isWhole) return []
  const value = excerpt(text[locale], index, PLACEHOLDER[locale].length)
  return [{ source, field: `${field}.${locale}`, value, expected: UNWRITTEN }]
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
  const words = BASE_LOCALES.flatMap((locale) =>
    findAvoidedWords(text[locale], locale).map(({ term, proper, index }) => ({
      source,
      field: `${field}.${locale}`,
      value: excerpt(text[locale], index, term.length),
      expected: `${proper} for ${term}`,
    })),
  )
  const measures = findMeasureFaults(text.zh).map(({ found, expected }) => ({
    source,
    field: `${field}.zh`,
    value: found,
    expected,
  }))
  return [...words, ...measures]
}

function checkAgreement(text: LocalisedText, field: string, source: string): Fault[] {
  const numbers = compareNumbers(text).map(({ locale, found, expected }) => ({
    source,
    field: `${field}.${locale}`,
    value: found,
    expected,
  }))
  if (!isUntranslated(text)) return numbers
  return [...numbers, { source, field: `${field}.zh`, value: text.zh, expected: 'Chinese, not the English text' }]
}

function makeReadable(text: LocalisedText, read: (text: string) => string): LocalisedText {
  return { zh: read(text.zh), en: read(text.en) }
}

function excerpt(text: string, index: number, length: number): string {
  return text.slice(Math.max(0, index - CONTEXT_LENGTH), index + length + CONTEXT_LENGTH)
}
