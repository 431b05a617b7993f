import { drawingWords } from '../../src/drawing/drawing-words.ts'
import { drawMeeting } from './meeting-drawing.ts'
import type { LoadContext } from '../../src/screen/screen-server.ts'
import { loadSolution, solutionPaths } from '../../src/solution/load-solution.ts'
import type { MeetingReservationData } from './meeting-reservation-system-data.ts'

export { Page, crumbs, head } from './meeting-reservation-system.screen.tsx'
export { solutionCard as socialCard, solutionFilm as structuredData } from '../../src/solution/load-solution.ts'

const SLUG = 'meeting-reservation-system'

export const paths = solutionPaths(SLUG)

export function load({ catalogue, locale }: LoadContext): MeetingReservationData | undefined {
  const drawing = drawMeeting(drawingWords[locale].meeting)
  const solution = loadSolution(SLUG, { catalogue, locale }, drawing, {})
  return solution && { ...solution, rooms: drawing.rooms.map(({ id, label, seats }) => ({ id, label, seats })) }
}
