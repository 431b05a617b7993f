import type { Catalogue } from '../../src/content/catalogue.ts'
import { inLocale } from '../../src/base/i18n/localised.ts'
import type { Solution } from '../../src/content/schema/solution.ts'
import type { Drawing } from '../../src/artwork/drawing/kit/drawing.ts'
import { drawingWords } from '../../src/artwork/drawing/drawing-words.ts'
import { drawSection } from '../../src/artwork/drawing/sections/section.ts'
import { SECTIONS, type SectionName } from '../../src/artwork/drawing/sections/sections.ts'
import { sectionOfSolution } from '../../src/artwork/drawing/sections/whose-section.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { SOLUTIONS_WITH_CLAIMS } from '#vendor/solutions-with-claims.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { DEDICATED_SLUGS } from '../../src/web/solution/dedicated-slugs.ts'
import { loadSolution, type Places } from '../../src/web/solution/load-solution.ts'
import type { GenericSolutionData } from './solution-data.ts'

export { Page, crumbs, head } from './solution.screen.tsx'
export { solutionCard as socialCard, solutionFilm as structuredData } from '../../src/web/solution/load-solution.ts'

export const paths = (catalogue: Catalogue) =>
  catalogue.snapshot.solution
    .filter(({ slug }) => !DEDICATED_SLUGS.includes(slug))
    .map(({ slug }) => `/solutions/${slug}`)

export function load({ catalogue, locale, params }: LoadContext): GenericSolutionData | undefined {
  const solution = catalogue.solution(params.slug ?? '')
  if (!solution) return undefined
  const section = sectionOfSolution(solution.slug)
  const places = placesOf(solution, section)
  const drawing = drawBuilding(solution, section, places, locale)
  const data = loadSolution(solution.slug, { catalogue, locale }, drawing, places)
  const hasClaims = SOLUTIONS_WITH_CLAIMS.some((slug) => slug === solution.slug)
  const claims = (hasClaims ? catalogue.snapshot.home.claims : []).map(({ id, label, percent, condition }) =>
    inLocale({ id, label, percent, condition }, locale),
  )
  if (!data) return undefined
  // A drawing without a pin is not shown.
  const hasPins = data.points.some(({ place }) => place)
  return { ...data, claims, drawing: hasPins ? data.drawing : '' }
}

/** The node at each pin of a building: by its place in the block, by its own id in a building of the solution's own. */
function placesOf({ system }: Solution, section: SectionName): Places<string> {
  return Object.fromEntries(
    system.nodes.flatMap(({ id, place }) => (section !== 'block' ? [[id, id]] : place ? [[place, id]] : [])),
  )
}

function drawBuilding(
  { system }: Solution,
  section: SectionName,
  places: Places<string>,
  locale: Locale,
): Drawing<string> {
  const labels = new Map(system.nodes.map(({ id, label }) => [id, label[locale]]))
  const nodes = Object.fromEntries(Object.entries(places).map(([pin, id = pin]) => [pin, labels.get(id) ?? id]))
  return drawSection(SECTIONS[section], { title: drawingWords[locale].sections[section], nodes })
}
