/** One change to the tables. */
export type Migration = {
  /** Consecutive, from 1. */
  number: number
  name: string
  statements: readonly string[]
}
