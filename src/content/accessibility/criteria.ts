import data from './criteria.json' with { type: 'json' }

export type Status = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated'

/** A success criterion of WCAG 2.2, level A or AA, and how the pages that the software makes meet it. */
export type Criterion = {
  /** @example '1.4.10' */
  id: string
  level: 'A' | 'AA'
  status: Status
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

/** New in WCAG 2.2, which EN 301 549 V3.2.1 does not have. */
const NEW_IN_2_2 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']

/** Returns the clause of EN 301 549 V3.2.1 for a criterion, if it has one. @example '9.1.4.10' */
export function clauseOf({ id }: Pick<Criterion, 'id'>): string | undefined {
  return NEW_IN_2_2.includes(id) ? undefined : `9.${id}`
}

/** The criteria that are not met, or not known to be met. */
export const GAPS = CRITERIA.filter(({ status }) => status !== 'supports' && status !== 'not-applicable')

/** Counts the criteria of a status. */
export function countOf(status: Status): number {
  return CRITERIA.filter((criterion) => criterion.status === status).length
}

/** Returns the key of a criterion's words: a key of i18next has no stops. @example '1-4-10' */
export function wordKeyOf({ id }: Pick<Criterion, 'id'>): string {
  return id.replaceAll('.', '-')
}
