/** Maximum number of moments per timeline: with more, their columns get too narrow. */
const POSTS_PER_BEAM = 5
const MINUTES_PER_DAY = 24 * 60

/**
 * Splits the moments of a day into one or two timelines, each moment with the minutes until the next one. The last one
 * gets the average duration of the others.
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
