import { drawingWords } from '../../src/artwork/drawing/drawing-words.ts'
import { drawVisitor } from '../../src/artwork/plans/visitor-drawing.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { loadSolution, solutionPaths } from '../../src/web/solution/load-solution.ts'
import type { VisitorManagementData } from './visitor-management-system-data.ts'

export { Page, crumbs, head } from './visitor-management-system.screen.tsx'
export { solutionCard as socialCard, solutionFilm as structuredData } from '../../src/web/solution/load-solution.ts'

const SLUG = 'visitor-management-system'

export const paths = solutionPaths(SLUG)

export function load({ catalogue, locale }: LoadContext): VisitorManagementData | undefined {
  const drawing = drawVisitor(drawingWords[locale].visitor)
  // The drawing's numbers are the scenes of a visit; the system's nodes are listed below without numbers.
  const solution = loadSolution(SLUG, { catalogue, locale }, drawing, {})
  return solution && { ...solution, scenes: drawing.nodes, folded: drawing.folded }
}
