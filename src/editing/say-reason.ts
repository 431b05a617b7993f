import type { Locale } from '../i18n/locale.ts'
import { editorWords } from './field-words.ts'

type Reason = keyof ReturnType<typeof editorWords>['reasons']

/** What faults say they expected (schemas, integrity, editorial), by what an editor is told. The first that fits is taken. */
const REASONS: readonly [RegExp, Reason][] = [
  [/^text in both languages, .* both filled or both empty, each of at most (\d+)/, 'bothOrNone'],
  [/^text in both languages, .* each of 1 to (\d+)/, 'bothLanguages'],
  [/^text of 1 to (\d+) characters, or both/, 'bothLanguages'],
  [/^text of 1 to (\d+) characters/, 'text'],
  [/^lower-case letters, digits and single hyphens/, 'slug'],
  [/^a date as/, 'date'],
  [/^a whole number from (\S+) to (\S+)/, 'wholeNumber'],
  [/^a number from (\S+) to (\S+)/, 'number'],
  [/^one of [\w-]+(?:, |$)/, 'oneOf'],
  [/^the id of an? .* that exists/, 'reference'],
  [/public/, 'publicFile'],
  [/^at least one/, 'atLeast'],
  [/^at least (\d+)/, 'atLeast'],
  [/^at most (\d+)/, 'atMost'],
  [/^a code that is the model in lower case/, 'lowerModel'],
  [/^a model of capital letters/, 'model'],
  [/has no successor$/, 'noSuccessor'],
  [/^the dates of its end of life/, 'endOfLife'],
  [/^a last day of support/, 'support'],
  [/^no re(?:lation|ference) .*itself/, 'itself'],
  [/^a file in the folder/, 'photo'],
  [/^a photograph that .* names/, 'strayPhoto'],
  [/^shownUntil/, 'shownUntil'],
  [/^nothing, or the status discontinued: until/, 'discontinuedFrom'],
  [/^an attribute of the category|^one of the attributes|attributes? of its category/, 'attributeCategory'],
  [/^traditional characters, (.*)/, 'simplified'],
  [/^another than .* has|^a value that no other record has/, 'sharedPosition'],
  [/^either "to" or/, 'moveEnd'],
  [/as the file is named$/, 'fileName'],
  [/^the text in this language/, 'missingText'],
  [/^a text, not what stands for one/, 'placeholder'],
  [/^(?:full|half)-width|^a full-width|^no space|^one (?:space|mark)|^corner brackets|^a true minus/, 'punctuation'],
  [/^some of (.*)/, 'types'],
  [/^nothing: .* has no types/, 'noTypes'],
  [/^no field but/, 'unknown'],
  [/valid JSON/, 'json'],
]

/** Says in the editor's language what a fault expected; in the fault's own words where there is none for it. */
export function sayReason(expected: string, locale: Locale): string {
  for (const [pattern, reason] of REASONS) {
    const match = pattern.exec(expected)
    if (match)
      return editorWords(locale).reasons[reason].replace(
        /\{\{(\d)\}\}/g,
        (_, index: string) => match[Number(index)] ?? '1',
      )
  }
  return editorWords(locale).reasons.other.replace('{{1}}', () => expected)
}
