/** How many days back the screen can show, as the API has them. */
export const PERIODS = [7, 28, 90] as const
export type Period = (typeof PERIODS)[number]

const DEFAULT_PERIOD: Period = 28

/** Reads the period from search parameters; an unknown one is the default. */
export function readPeriod(params: URLSearchParams): Period {
  return PERIODS.find((days) => String(days) === params.get('days')) ?? DEFAULT_PERIOD
}

/** Returns the path of the screen with a period. @example periodPath(7) // '/desk/insight?days=7' */
export function periodPath(days: Period): string {
  return days === DEFAULT_PERIOD ? '/desk/insight' : `/desk/insight?days=${days}`
}
