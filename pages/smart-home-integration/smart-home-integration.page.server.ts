import { drawingWords } from '../../src/drawing/drawing-words.ts'
import { drawHome } from './home-drawing.ts'
import type { LoadContext } from '../../src/screen/screen-server.ts'
import { loadSolution, solutionPaths } from '../../src/solution/load-solution.ts'
import type { SmartHomeData } from './smart-home-integration-data.ts'

export { Page, crumbs, head } from './smart-home-integration.screen.tsx'
export { solutionCard as socialCard, solutionFilm as structuredData } from '../../src/solution/load-solution.ts'

const SLUG = 'smart-home-integration'

export const paths = solutionPaths(SLUG)

export function load({ catalogue, locale }: LoadContext): SmartHomeData | undefined {
  const drawing = drawHome(drawingWords[locale].home)
  // The drawing's nodes are those of the flat, which has its own list; the system's nodes are those of the whole
  // building.
  const solution = loadSolution(SLUG, { catalogue, locale }, drawing, {})
  return solution && { ...solution, nodes: drawing.nodes }
}
