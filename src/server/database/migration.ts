/** One change to the tables. */
export type Migration = {
  /** Consecutive, from 1. */
  number: number
  name: string
  statements: readonly string[]
  /**
   * For a migration that takes something away (`find-contractions.ts`): the number of the migration that a program has
   * to know to work after this one. Without it, all programs that worked before work after it.
   */
  needs?: number
}
