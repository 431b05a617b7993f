import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { inLocale } from '../../src/i18n/localised.ts'
import type { SectionPlace, Solution } from '../../src/catalogue/schema/solution.ts'
import { drawingWords } from '../../src/drawing/drawing-words.ts'
import { drawSection } from './section-drawing.ts'
import type { LoadContext } from '../../src/screen/screen-server.ts'
import { DEDICATED_SLUGS } from '../../src/solution/dedicated-slugs.ts'
import { loadSolution, type Places } from '../../src/solution/load-solution.ts'
import type { GenericSolutionData } from './solution-data.ts'

export { Page, crumbs, head } from './solution.screen.tsx'
export { solutionCard as socialCard } from '../../src/solution/load-solution.ts'

export const paths = (catalogue: Catalogue) =>
  catalogue.snapshot.solution
    .filter(({ slug }) => !DEDICATED_SLUGS.includes(slug))
    .map(({ slug }) => `/solutions/${slug}`)

export function load({ catalogue, locale, params }: LoadContext): GenericSolutionData | undefined {
  const solution = catalogue.solution(params.slug ?? '')
  if (!solution) return undefined
  const drawing = drawSection(drawingWords[locale].section)
  const data = loadSolution(solution.slug, { catalogue, locale }, drawing, placesOf(solution))
  const claims = catalogue.snapshot.home.claims.map(({ id, label, percent }) =>
    inLocale({ id, label, percent }, locale),
  )
  return data && { ...data, claims }
}

/** Where in the building of the drawing the nodes of a solution stand. */
function placesOf({ system }: Solution): Places<SectionPlace> {
  return Object.fromEntries(system.nodes.flatMap(({ id, place }) => (place ? [[place, id]] : [])))
}
