/** Start and end of a booking, in hours. */
type Booking = readonly [from: number, until: number]

/** First and last hour that are shown; the time of the drawing is 14:20. */
export const OPENS = 8
export const CLOSES = 18
export const NOW = 14 + 20 / 60

/** An example of one day, by the rooms of the drawing; at 14:20 each is in the state that is drawn. */
export const BOOKINGS: Readonly<Record<string, readonly Booking[]>> = {
  hall: [
    [9, 10.5],
    [13, 15.5],
  ],
  summit: [
    [8.5, 10],
    [15, 17],
  ],
  creek: [
    [10, 11],
    [13.5, 15],
    [16, 17],
  ],
  pines: [[9, 12]],
  coast: [
    [10.5, 12],
    [14.5, 16.5],
  ],
  beacon: [
    [11, 12],
    [14, 15],
  ],
  harbour: [[8, 9.5]],
  plain: [
    [8, 9],
    [9.5, 11.5],
    [13, 14.75],
    [15, 16],
  ],
}

/** Returns until when a room is booked at the time of the drawing, or from when it is booked next. */
export function roomNow(id: string): { bookedUntil?: number; bookedFrom?: number } {
  const bookings = BOOKINGS[id] ?? []
  const until = bookings.find(([from, until]) => from <= NOW && NOW < until)?.[1]
  const next = bookings.find(([from]) => from > NOW)?.[0]
  return { ...(until !== undefined && { bookedUntil: until }), ...(next !== undefined && { bookedFrom: next }) }
}

/** Returns the position of a time in the shown hours, in percent. */
export function shareOfDay(time: number): number {
  return Math.round(((time - OPENS) / (CLOSES - OPENS)) * 10_000) / 100
}

/**
 * Formats hours as a time.
 * @example formatHours(13.5) // '13:30'
 */
export function formatHours(hours: number): string {
  const minutes = Math.round((hours % 1) * 60)
  return `${String(Math.floor(hours)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
