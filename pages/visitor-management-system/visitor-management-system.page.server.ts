import { drawingWords } from '../../src/drawing/drawing-words.ts'
import { drawVisitor } from './visitor-drawing.ts'
import type { LoadContext } from '../../src/screen/screen-server.ts'
import { loadSolution, solutionPaths } from '../../src/solution/load-solution.ts'
import type { VisitorManagementData } from './visitor-management-system-data.ts'

export { Page, crumbs, head } from './visitor-management-system.screen.tsx'
export { solutionCard as socialCard, solutionFilm as structuredData } from '../../src/solution/load-solution.ts'

const SLUG = 'visitor-management-system'

export const paths = solutionPaths(SLUG)

export function load({ catalogue, locale }: LoadContext): VisitorManagementData | undefined {
  const drawing = drawVisitor(drawingWords[locale].visitor)
  // The drawing's numbers are the scenes of a visit; the system's nodes are listed below without numbers.
  const solution = loadSolution(SLUG, { catalogue, locale }, drawing, {})
  return solution && { ...solution, scenes: drawing.nodes, folded: drawing.folded }
}
