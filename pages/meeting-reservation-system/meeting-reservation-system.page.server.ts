import { drawingWords } from '../../src/artwork/drawing/drawing-words.ts'
import { drawMeeting } from '../../src/artwork/plans/meeting-drawing.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { loadSolution, solutionPaths } from '../../src/web/solution/load-solution.ts'
import type { MeetingReservationData } from './meeting-reservation-system-data.ts'

export { Page, crumbs, head } from './meeting-reservation-system.screen.tsx'
export { solutionCard as socialCard, solutionFilm as structuredData } from '../../src/web/solution/load-solution.ts'

const SLUG = 'meeting-reservation-system'

export const paths = solutionPaths(SLUG)

export function load({ catalogue, locale }: LoadContext): MeetingReservationData | undefined {
  const drawing = drawMeeting(drawingWords[locale].meeting)
  const solution = loadSolution(SLUG, { catalogue, locale }, drawing, {})
  return solution && { ...solution, rooms: drawing.rooms.map(({ id, label, seats }) => ({ id, label, seats })) }
}
