import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { drawingWords } from '../../src/drawing/drawing-words.ts'
import { drawSection } from './section-drawing.ts'
import type { LoadContext } from '../../src/screen/screen-server.ts'
import { DEDICATED_SLUGS } from '../../src/solution/dedicated-slugs.ts'
import { loadSolution } from '../../src/solution/load-solution.ts'
import type { SolutionData } from '../../src/solution/solution-data.ts'
import { SECTION_PLACES } from './section-places.ts'

export { Page, crumbs, head } from './solution.screen.tsx'
export { solutionCard as socialCard } from '../../src/solution/load-solution.ts'

export const paths = (catalogue: Catalogue) =>
  catalogue.snapshot.solution
    .filter(({ slug }) => !DEDICATED_SLUGS.includes(slug))
    .map(({ slug }) => `/solutions/${slug}`)

export function load({ catalogue, locale, params }: LoadContext): SolutionData | undefined {
  const slug = params.slug ?? ''
  return loadSolution(
    slug,
    { catalogue, locale },
    drawSection(drawingWords[locale].section),
    SECTION_PLACES[slug] ?? {},
  )
}
