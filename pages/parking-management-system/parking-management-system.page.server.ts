import { drawingWords } from '../../src/artwork/drawing/drawing-words.ts'
import { drawParking } from '../../src/artwork/plans/parking-drawing.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { loadSolution, solutionPaths } from '../../src/web/solution/load-solution.ts'
import type { SolutionData } from '../../src/web/solution/solution-data.ts'

export { Page, crumbs, head } from './parking-management-system.screen.tsx'
export { solutionCard as socialCard, solutionFilm as structuredData } from '../../src/web/solution/load-solution.ts'

const SLUG = 'parking-management-system'

export const paths = solutionPaths(SLUG)

export function load({ catalogue, locale }: LoadContext): SolutionData | undefined {
  return loadSolution(SLUG, { catalogue, locale }, drawParking(drawingWords[locale].parking), {
    entryCamera: 'entry-camera',
    loop: 'loop',
    entryBarrier: 'entry-barrier',
    sign: 'sign',
    helpPoint: 'help',
    exitCamera: 'exit-camera',
    exitBarrier: 'exit-barrier',
    plantRoom: 'switch',
  })
}
