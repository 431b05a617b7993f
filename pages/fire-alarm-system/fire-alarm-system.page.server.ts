import { drawingWords } from '../../src/artwork/drawing/drawing-words.ts'
import { imagesOf } from '../../src/artwork/drawing/products/images-of.ts'
import { drawFire } from '../../src/artwork/plans/fire-drawing.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { loadSolution, solutionPaths } from '../../src/web/solution/load-solution.ts'
import type { SolutionData, SolutionProduct } from '../../src/web/solution/solution-data.ts'
import { FIRE_PANEL } from '#vendor/drawings/fire-panel.ts'

export { Page, crumbs, head } from './fire-alarm-system.screen.tsx'
export { solutionCard as socialCard, solutionFilm as structuredData } from '../../src/web/solution/load-solution.ts'

const SLUG = 'fire-alarm-system'

export const paths = solutionPaths(SLUG)

export function load({ catalogue, locale }: LoadContext): SolutionData | undefined {
  const data = loadSolution(SLUG, { catalogue, locale }, drawFire(drawingWords[locale].fire), {
    smoke: 'smoke',
    heat: 'heat',
    callPoint: 'call-point',
    sounder: 'sounders',
    panel: 'panel',
    lift: 'building-services',
    fireDoor: 'door-controller',
    exit: 'exit-locks',
  })
  return data && { ...data, products: data.products.map((product) => inAlarm(product, catalogue, locale)) }
}

/** The panel as it looks while it says what stands beside it. */
function inAlarm(
  product: SolutionProduct,
  catalogue: LoadContext['catalogue'],
  locale: LoadContext['locale'],
): SolutionProduct {
  const panel = product.code === FIRE_PANEL ? catalogue.product(FIRE_PANEL) : undefined
  const image = panel && imagesOf(panel, catalogue, locale).find(({ src }) => src.includes(`${FIRE_PANEL}-alarm`))
  return image ? { ...product, image } : product
}
