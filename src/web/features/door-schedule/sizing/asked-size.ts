/** The search parameter of an address that sizes a job of a solution, `?size=<slug>`. */
export const ASKED_SIZE = 'size'

/** Returns the path, without language, that opens the schedule and sizes a job of a solution. */
export function sizePath(slug: string): string {
  return `/door-schedule?${ASKED_SIZE}=${slug}`
}
