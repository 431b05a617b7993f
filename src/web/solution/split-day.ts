/** Maximum number of moments per timeline: with more, their columns get too narrow. */
const MOMENTS_PER_BEAM = 5

/** Splits the moments of a day into one timeline, or two of which the first is at least as long. */
export function splitDay<Moment>(day: readonly Moment[]): Moment[][] {
  if (day.length <= MOMENTS_PER_BEAM) return [[...day]]
  const half = Math.ceil(day.length / 2)
  return [day.slice(0, half), day.slice(half)]
}
