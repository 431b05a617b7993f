import { drawingWords } from '../../src/drawing/drawing-words.ts'
import { drawHome, type HomeNode } from './home-drawing.ts'
import type { LoadContext } from '../../src/screen/screen-server.ts'
import { loadSolution, solutionPaths } from '../../src/solution/load-solution.ts'
import type { SolutionData } from '../../src/solution/solution-data.ts'

export { Page, crumbs, head } from './smart-home-integration.screen.tsx'
export { solutionCard as socialCard, solutionFilm as structuredData } from '../../src/solution/load-solution.ts'

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
