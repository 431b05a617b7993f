import { drawingWords } from '../../src/artwork/drawing/drawing-words.ts'
import { drawHome, type HomeNode } from '../../src/artwork/plans/home-drawing.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { loadSolution, solutionPaths } from '../../src/web/solution/load-solution.ts'
import type { SolutionData } from '../../src/web/solution/solution-data.ts'

export { Page, crumbs, head } from './smart-home-integration.screen.tsx'
export { solutionCard as socialCard, solutionFilm as structuredData } from '../../src/web/solution/load-solution.ts'

const SLUG = 'smart-home-integration'

export const paths = solutionPaths(SLUG)

/** The system's node at each pin of the flat. */
const PLACES: Record<HomeNode, string> = {
  lock: 'lock',
  monitor: 'monitor',
  light: 'light',
  curtain: 'curtain',
  smokeAndGas: 'smoke-gas',
  camera: 'camera',
  emergency: 'panic',
  climate: 'climate',
}

export function load({ catalogue, locale }: LoadContext): SolutionData | undefined {
  return loadSolution(SLUG, { catalogue, locale }, drawHome(drawingWords[locale].home), PLACES)
}
