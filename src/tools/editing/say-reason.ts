import type { Locale } from '../../base/i18n/locale.ts'
import { editorWords } from './field-words.ts'

type Reason = keyof ReturnType<typeof editorWords>['reasons']

/** Expectations in faults (schemas, integrity, editorial), by their words for editors. The first that fits is taken. */
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
  [/^the id of an? .* that is no draft/, 'noDraft'],
  [/^the id of an attribute that this product has/, 'noAttribute'],
  [/public/, 'publicFile'],
  [/^an https address/, 'webAddress'],
  [/^(\d+) to (\d+) (?:features|attributes)$/, 'amount'],
  [/^a head for each of the first (\d+)/, 'heads'],
  [/^at least (\d+) % of (?:its|the) attributes/, 'share'],
  [/^an address that no page has now|^a former address that is not in/, 'formerTaken'],
  [/^a number that no case has now|^a former number that case/, 'numberTaken'],
  [/^the address of a page that exists/, 'target'],
  [/^an address that does not lead back here/, 'loop'],
  [/^(\S+) at once, where/, 'chain'],
  [/^"gone": true, as/, 'goneTarget'],
  [/^a day not before (\S+), when/, 'sheetDay'],
  [/^the same number in/, 'numbers'],
  [/^the picture of a product that exists/, 'picture'],
  [/^a need of (\S+) in this product/, 'need'],
  [/^at least one product that is no draft/, 'alwaysShown'],
  [/^at least one/, 'atLeast'],
  [/^at least (\d+)/, 'atLeast'],
  [/^at most (\d+)/, 'atMost'],
  [/^a code that is the model in lower case/, 'lowerModel'],
  [/^a model of capital letters/, 'model'],
  [/has no successor$/, 'noSuccessor'],
  [/^the dates of its end of life/, 'endOfLife'],
  [/^a last day of support/, 'support'],
  [/^a day at least \d+ years after its release|^nothing: a discontinued product has/, 'supportedUntil'],
  [/^until when it gets security updates/, 'supportMissing'],
  [/^no re(?:lation|ference) .*itself/, 'itself'],
  [/^a file in the folder/, 'photo'],
  [/^a photograph that .* names/, 'strayPhoto'],
  [/^a day not before shownFrom/, 'shownUntil'],
  [/^a day not after shownUntil/, 'afterShown'],
  [/^a day that has come/, 'publication'],
  [/^a picture of a product that is shown as long/, 'pictureShown'],
  [/^the address of that page in a link alone/, 'linkAlone'],
  [/^updatedOn not before publishedOn/, 'updated'],
  [/^no dataSheet beside/, 'twoSheets'],
  [/^a time as/, 'time'],
  [/^digits and points|^two to four numbers/, 'version'],
  [/^a path of this site|^the path of a page without language/, 'path'],
  [/without repetition$/, 'repeated'],
  [/^a code that is not the id of a series/, 'seriesCode'],
  [/^(?:an id|ids|a slug) that (?:no other|stands once)/, 'ownId'],
  [/^percentages that add up/, 'sum'],
  [/^links between nodes/, 'nodes'],
  [/^at most one node at a place/, 'nodePlace'],
  [/^later than its start|or later, where the scene before ends$/, 'laterScene'],
  [/^a day after (\S+), that of/, 'laterRelease'],
  [/^a version above (\S+), which/, 'higherVersion'],
  [/^something that is new/, 'emptyRelease'],
  [/^the number of an advisory/, 'advisory'],
  [/^a min that is not above max/, 'range'],
  [/^in both languages the same parts/, 'parts'],
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
  [/^(\S+) for ([^\s,]+)(?:, not |$)/, 'wordFor'],
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
