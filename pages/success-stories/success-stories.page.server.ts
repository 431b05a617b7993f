import { isOn } from '../../src/base/parts.ts'
import { CASES_DESCRIPTION } from '#vendor/claims/success-stories.ts'
import { langOf } from '../../src/base/i18n/lang-of.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { breakTitle } from '../../src/content/titles/break-title.ts'
import { type InLocale, inLocale, textIn } from '../../src/base/i18n/localised.ts'
import type { BuilderCase } from '../../src/content/schema/builder-case.ts'
import type { Challenges } from '../../src/content/schema/challenges.ts'
import { drawingWords } from '../../src/artwork/drawing/drawing-words.ts'
import { drawDevelopment, drawFacade } from '../../src/artwork/plans/facade.ts'
import { imagesOf } from '../../src/artwork/drawing/products/images-of.ts'
import { drawTaiwanMap } from '../../src/artwork/drawing/map/taiwan-map.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { formatMonths } from '../../src/base/i18n/format-months.ts'
import { numberInWords } from '../../src/base/i18n/number-in-words.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import type { CaseData } from './case-panel.tsx'
import type { PinnedMapData } from '../../src/web/teasers/pinned-map.tsx'
import type { ChallengeGroupData } from './challenge-group.tsx'
import type { SuccessStoriesData } from './success-stories-data.ts'

export { Page, crumbs, head } from './success-stories.screen.tsx'

/** The façade of each group of challenges: an office block, an older public building. */
const FACADES = { business: 3, public: 7 } as const
const GROUPS = ['business', 'public'] as const

export const paths = () => ['/success-stories'].filter(isOn)

export function load({ catalogue, locale }: LoadContext): SuccessStoriesData {
  const { challenges, case: cases } = catalogue.snapshot
  const casesInWords = numberInWords(cases.length, locale)
  return {
    description: textIn(CASES_DESCRIPTION, locale).replace('{{number}}', casesInWords),
    groups: GROUPS.filter((id) => challenges[id].cards.length > 0).map((id) => ({
      id,
      facade: drawFacade(FACADES[id]),
      isIllustrative: challenges.isIllustrative,
      ...loadGroup(challenges[id], catalogue, locale),
    })),
    casesInWords,
    homes: countHomes(cases).toLocaleString('en'),
    map: loadMap(cases, locale),
    cases: cases.map((builderCase) => loadCase(builderCase, catalogue, locale)),
  }
}

/** Adds up the households, with which the figures of a case begin. */
function countHomes(cases: readonly BuilderCase[]): number {
  return cases.reduce((sum, { households }) => sum + (Number.parseInt(households.en.replace(',', ''), 10) || 0), 0)
}

function loadGroup(
  group: Challenges['business'],
  catalogue: Catalogue,
  locale: Locale,
): Omit<ChallengeGroupData, 'id' | 'facade' | 'isIllustrative'> {
  const { heading, summary, cards } = inLocale(group, locale)
  return {
    heading: breakTitle(heading, locale),
    summary,
    cards: cards.map(({ series, products: _products, period, ...card }) => ({
      ...card,
      period: formatMonths(period, locale),
      title: breakTitle(card.title, locale),
      accent: catalogue.series(series).accent,
    })),
  }
}

function loadMap(cases: readonly BuilderCase[], locale: Locale): PinnedMapData {
  const { svg, markers } = drawTaiwanMap(cases, drawingWords[locale].map)
  return { svg, pins: markers.map(({ id, pin }) => ({ id, ...pin })) }
}

function loadCase(builderCase: BuilderCase, catalogue: Catalogue, locale: Locale): CaseData {
  const {
    id,
    formerly = [],
    location,
    projectType,
    households,
    image_alt,
    projectNeeds,
    solutionOverview,
    productsUsed,
    handedOverOn,
  } = inLocale(builderCase, locale)
  return {
    id,
    ...langOf([builderCase.location, builderCase.projectType, builderCase.image_alt], locale),
    formerly,
    location,
    headline: breakTitle(location, locale),
    projectType,
    households: breakTitle(households, locale),
    ...(handedOverOn && { handedOver: formatMonths({ from: handedOverOn, until: handedOverOn }, locale) }),
    development: drawDevelopment(id, image_alt),
    facade: drawFacade(id),
    needs: paragraphs(projectNeeds),
    overview: paragraphs(solutionOverview),
    productsUsed: productsUsed.map((used) => loadProductUsed(used, catalogue, locale)),
  }
}

function loadProductUsed(
  { series, description, quantity, link }: InLocale<BuilderCase>['productsUsed'][number],
  catalogue: Catalogue,
  locale: Locale,
): CaseData['productsUsed'][number] {
  const { name, accent } = catalogue.series(series)
  // Only a link to a product has a model and a picture.
  const product = catalogue.product(link.replace('/products/', ''))
  const [image] = product ? imagesOf(product, catalogue, locale) : []
  return {
    name: product?.model ?? name[locale],
    accent,
    description: breakTitle(description, locale),
    link,
    ...(product && { code: product.code, quantity: quantity ?? 1 }),
    ...(image && { image }),
  }
}

function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter(Boolean)
}
