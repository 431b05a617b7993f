import { sizingOf } from '../features/door-schedule/sizing/list-sizings.ts'
import { MARKS } from '../../base/i18n/marks.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { serverWords } from '../../base/i18n/server-words.ts'
import { wordsOf } from '../../base/i18n/words.ts'
import type { Sizing } from '../../content/schema/sizing.ts'
import { langOf } from '../../base/i18n/lang-of.ts'
import type { Catalogue } from '../../content/catalogue.ts'
import { type InLocale, inLocale } from '../../base/i18n/localised.ts'
import type { Solution } from '../../content/schema/solution.ts'
import type { Drawing, DrawingNode } from '../../artwork/drawing/kit/drawing.ts'
import { imagesOf } from '../../artwork/drawing/products/images-of.ts'
import { capitalise } from '../../base/i18n/capitalise.ts'
import { firstSentence } from '../../base/i18n/first-sentence.ts'
import { numberInWords } from '../../base/i18n/number-in-words.ts'
import { pictureOfSolution } from '../../artwork/drawing/scenes/list-scenes.ts'
import { SCENE_OF_SOLUTION } from '../../artwork/drawing/scenes/whose-scene.ts'
import type { LoadContext } from '../page/screen-server.ts'
import type { SocialCardParts } from '../page/social-card-parts.ts'
import { videoObject } from '../page/structured-data/video-object.ts'
import { loadProductTeaser } from '../teasers/load-product-teaser.ts'
import { breakTitle } from '../../content/titles/break-title.ts'
import type { SolutionData, SolutionPoint } from './solution-data.ts'

type SystemNode = InLocale<Solution>['system']['nodes'][number]

/** The id of the system's node at each point of a drawing; points without a node are omitted. */
export type Places<Id extends string> = Partial<Record<Id, string>>

/** Returns the data of a solution's page; undefined if there is no such solution. */
export function loadSolution<Id extends string>(
  slug: string,
  { catalogue, locale }: Pick<LoadContext, 'catalogue' | 'locale'>,
  drawing: Pick<Drawing<Id>, 'svg' | 'nodes'>,
  places: Places<Id>,
): SolutionData | undefined {
  const solution = catalogue.solution(slug)
  if (!solution) return undefined
  const { title, summary, problem, system, day, changes } = inLocale(solution, locale)
  const { video } = solution
  const picture = pictureOfSolution(solution, catalogue, locale)
  const labels = new Map(system.nodes.map(({ id, label }) => [id, label]))
  const sizing = sizingOf(solution, catalogue)
  return {
    slug,
    ...langOf([solution.title, solution.summary], locale),
    title,
    headline: breakTitle(title, locale),
    summary,
    problem,
    day: day.map((moment) => ({ ...moment, title: breakTitle(moment.title, locale) })),
    changes,
    drawing: drawing.svg,
    ...(picture && { picture }),
    ...(video && { video: inLocale(catalogue.film(video), locale) }),
    system: {
      summary: system.summary,
      links: system.links.map(({ from, to, label }) => ({
        from: labels.get(from) ?? from,
        to: labels.get(to) ?? to,
        label,
      })),
    },
    points: placeNodes(system.nodes, drawing.nodes, places).map(([node, place], index) =>
      loadPoint(node, place, index + 1, { catalogue, locale }),
    ),
    products: catalogue.products(solution.products).map((product) => ({
      ...loadProductTeaser(product, catalogue, locale),
      purpose: firstSentence(product.description[locale]),
    })),
    ...(sizing && { sizingAsks: describeQuestions(sizing, locale) }),
    solutionsInWords: capitalise(numberInWords(catalogue.snapshot.solution.length, locale)),
    others: catalogue.snapshot.solution.map((other) => ({
      ...langOf([other.title, other.summary], locale),
      slug: other.slug,
      title: breakTitle(other.title[locale], locale),
    })),
  }
}

/** Returns the questions of the sizing of a job as a sentence. */
function describeQuestions({ questions }: Sizing, locale: Locale): string {
  const labels = questions.map(({ label }) => label[locale])
  return wordsOf(serverWords[locale])('sizing:asks', { questions: labels.join(MARKS[locale].list) })
}

/** Returns the social image of a solution, which shows the place where it is used. */
export function solutionCard({ slug }: SolutionData): SocialCardParts {
  return { scene: SCENE_OF_SOLUTION[slug] }
}

/** Returns the JSON-LD of a solution's film, if it has one. */
export function solutionFilm({ video }: SolutionData): object[] {
  return video ? [videoObject(video)] : []
}

/** Returns the path of a solution with a screen of its own, if the catalogue contains it. */
export function solutionPaths(slug: string): (catalogue: Catalogue) => string[] {
  return (catalogue) => (catalogue.solution(slug) ? [`/solutions/${slug}`] : [])
}

/** Returns the nodes with a point, in the order of the drawing, then those without. */
function placeNodes<Id extends string>(
  nodes: readonly SystemNode[],
  drawn: readonly DrawingNode<Id>[],
  places: Places<Id>,
): [SystemNode, DrawingNode<Id> | undefined][] {
  const placed = drawn.flatMap((place): [SystemNode, DrawingNode<Id>][] => {
    const node = nodes.find(({ id }) => id === places[place.id])
    return node ? [[node, place]] : []
  })
  const standing = new Set(placed.map(([{ id }]) => id))
  return [
    ...placed,
    ...nodes.filter(({ id }) => !standing.has(id)).map((node): [SystemNode, undefined] => [node, undefined]),
  ]
}

function loadPoint(
  { id, label, detail, product: code }: SystemNode,
  place: DrawingNode<string> | undefined,
  number: number,
  { catalogue, locale }: Pick<LoadContext, 'catalogue' | 'locale'>,
): SolutionPoint {
  const product = code === undefined ? undefined : catalogue.product(code)
  const [image] = product ? imagesOf(product, catalogue, locale) : []
  return {
    id,
    label: breakTitle(label, locale),
    detail,
    accent: product ? catalogue.shelfOf(product).series.accent : place?.accent,
    ...(place && { place: { number, label, left: place.left, top: place.top } }),
    ...(product && { product: { code: product.code, model: product.model, ...(image && { image }) } }),
  }
}
