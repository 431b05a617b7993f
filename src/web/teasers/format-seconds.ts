const MINUTE_SECONDS = 60

/**
 * Writes seconds as players of films do.
 * @example formatSeconds(84.4) // '1:24'
 */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / MINUTE_SECONDS)}:${String(whole % MINUTE_SECONDS).padStart(2, '0')}`
}
