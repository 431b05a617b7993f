/** One change to the tables. */
export type Migration = {
  /** Counts up by one. */
  number: number
  name: string
  statements: readonly string[]
}
