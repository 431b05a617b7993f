/** The most posts a beam carries before their words get too narrow. */
const POSTS_PER_BEAM = 5
const MINUTES_PER_DAY = 24 * 60

/**
 * Spreads the moments of a day over one beam or two, each with the minutes until the next one. The last one lasts as long
 * as the day's moments do on average.
 */
export function splitDay<Moment extends { time: string }>(
  day: readonly Moment[],
): { moment: Moment; minutes: number }[][] {
  const starts = day.map(({ time }) => minutesOf(time))
  const first = starts[0] ?? 0
  const average = ((starts.at(-1) ?? MINUTES_PER_DAY) - first) / Math.max(day.length - 1, 1)
  const moments = day.map((moment, index) => {
    const start = starts[index] ?? first
    return { moment, minutes: Math.round((starts[index + 1] ?? start + average) - start) }
  })
  if (moments.length <= POSTS_PER_BEAM) return [moments]
  const half = Math.ceil(moments.length / 2)
  return [moments.slice(0, half), moments.slice(half)]
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
