import type { CustomTypeOptions } from 'i18next'
import data from './criteria.json' with { type: 'json' }

type Words = CustomTypeOptions['resources']['accessibility']
type WordKey = keyof Words['criteria']
type RemarkKey = keyof Words['remarks']

export type Status = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated'

/** A success criterion of WCAG 2.2, level A or AA, and how the pages that the software makes meet it. */
export type Criterion = {
  /** @example '1.4.10' */
  id: string
  level: 'A' | 'AA'
  status: Status
  /** Whether the words have a remark on it. */
  remark?: true
  /** Keys of `TESTS`. */
  tests: string[]
  /** The things that a person looked at where no program can tell, and the day. */
  reading?: { on: string; of: string }
}

/** Where the build puts the report for programs. */
export const OPENACR_PATH = '/openacr.yaml'

/** The day on which all criteria were last evaluated. */
export const EVALUATED_ON = data.evaluatedOn

/** The tests that hold a criterion: file, and how its title begins or ends without parameters. */
export const TESTS: Readonly<Record<string, { file: string; title: string }>> = data.tests

// A unit test checks the file.
export const CRITERIA = data.criteria as Criterion[]

/** New in WCAG 2.2. All others are clauses of EN 301 549 V3.2.1: criterion 1.4.10 is 9.1.4.10. */
export const NEW_IN_2_2 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']

/** The criteria that are not met, or not known to be met. */
export const GAPS = CRITERIA.filter(({ status }) => status !== 'supports' && status !== 'not-applicable')

/** Keys of the words about further things that are not known, or not done. */
export const KNOWN_GAPS = ['people', 'engines', 'staff', 'documents', 'lettering'] as const

/** Counts the criteria of a status. */
export function countOf(status: Status): number {
  return CRITERIA.filter((criterion) => criterion.status === status).length
}

/** Returns the key of a criterion's words: a key of i18next has no stops. @example '1-4-10' */
export function wordKeyOf({ id }: Pick<Criterion, 'id'>): WordKey {
  // A unit test looks for the words of all criteria.
  return id.replaceAll('.', '-') as WordKey
}

/** Returns the key of the remark on a criterion, if it has one. */
export function remarkKeyOf(criterion: Pick<Criterion, 'id' | 'remark'>): RemarkKey | undefined {
  // A unit test looks for the words of all remarks.
  return criterion.remark && (wordKeyOf(criterion) as RemarkKey)
}
