import { drawingWords } from '../../src/drawing/drawing-words.ts'
import { drawFire } from './fire-drawing.ts'
import type { LoadContext } from '../../src/screen/screen-server.ts'
import { loadSolution, solutionPaths } from '../../src/solution/load-solution.ts'
import type { SolutionData } from '../../src/solution/solution-data.ts'

export { Page, crumbs, head } from './fire-alarm-system.screen.tsx'
export { solutionCard as socialCard, solutionFilm as structuredData } from '../../src/solution/load-solution.ts'

const SLUG = 'fire-alarm-system'

export const paths = solutionPaths(SLUG)

export function load({ catalogue, locale }: LoadContext): SolutionData | undefined {
  return loadSolution(SLUG, { catalogue, locale }, drawFire(drawingWords[locale].fire), {
    smoke: 'smoke',
    heat: 'heat',
    callPoint: 'call-point',
    sounder: 'sounders',
    panel: 'panel',
    lift: 'building-services',
    fireDoor: 'door-controller',
    exit: 'exit-locks',
  })
}
