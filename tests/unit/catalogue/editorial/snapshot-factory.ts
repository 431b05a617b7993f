import { EXAMPLE_MODEL } from '#vendor/example-model.ts'
import type { Records, Snapshot } from '../../../../src/content/snapshot.ts'
import type { FirmwareFamily, Release } from '../../../../src/content/schema/firmware.ts'
import type { Page } from '../../../../src/content/schema/page.ts'
import type { PageSlug } from '../../../../src/content/schema/page-slugs.ts'
import { REQUIRED_SERIES } from '#vendor/promises.ts'

type RecordOf<Name extends keyof Records> = Records[Name][number]

const text = { zh: '文字', en: 'Text' }

/** A snapshot that contains only the given records. */
export function snapshotOf(parts: Partial<Snapshot> = {}): Snapshot {
  return {
    series: [],
    product: [],
    solution: [],
    case: [],
    testimonial: [],
    news: [],
    faq: [],
    attributes: [],
    attributeGroups: [{ id: 'body', name: text }],
    orderingKinds: [],
    home: {
      title: text,
      claims: [],
      shelf: [],
      sales: { isIllustrative: true, years: [] },
      customers: { isIllustrative: true, segments: [] },
    },
    challenges: {
      isIllustrative: true,
      business: { heading: text, summary: text, cards: [] },
      public: { heading: text, summary: text, cards: [] },
    },
    places: { showrooms: [], dealers: [] },
    films: [],
    installation: { terminals: [], kinds: [] },
    firmware: [],
    moves: [],
    pages: [],
    ...parts,
  }
}

/** A page about the vendor. */
export function pageOf(slug: PageSlug): Page {
  return { slug, title: text, summary: text, updatedOn: '2026-01-01', body: text }
}

/** A testimonial. */
export function testimonialOf(parts: Partial<RecordOf<'testimonial'>> = {}): RecordOf<'testimonial'> {
  return { id: 'a', position: 1, quote: text, author: text, customer: text, ...parts }
}

/** A news item. */
export function newsOf(parts: Partial<RecordOf<'news'>> = {}): RecordOf<'news'> {
  return {
    slug: 'a',
    title: text,
    category: 'brand',
    author: text,
    publishedOn: '2026-01-01',
    updatedOn: undefined,
    summary: text,
    image: undefined,
    video: undefined,
    related: { news: [], products: [], solutions: [] },
    body: text,
    ...parts,
  }
}

/** A film of ten seconds with one scene. */
export function filmOf(parts: Partial<Snapshot['films'][number]> = {}): Snapshot['films'][number] {
  const scenes = [{ start: 0, end: 10, text }]
  return { slug: 'a', title: text, summary: text, uploadedOn: '2026-01-01', seconds: 10, scenes, ...parts }
}

/** A question. */
export function faqOf(parts: Partial<RecordOf<'faq'>> = {}): RecordOf<'faq'> {
  return {
    slug: 'a',
    category: 'product',
    subcategory: text,
    position: 1,
    question: text,
    answer: text,
    publishedOn: '2026-01-01',
    images: [],
    video: undefined,
    documents: [],
    papers: undefined,
    related: { faqs: [], products: [] },
    body: text,
    ...parts,
  }
}

/** A case without details. */
export function caseOf(parts: Partial<RecordOf<'case'>> = {}): RecordOf<'case'> {
  const empty = { zh: '', en: '' }
  return {
    id: 1,
    location: text,
    projectType: text,
    households: text,
    projectNeeds: empty,
    solutionOverview: empty,
    productsUsed: [],
    image_alt: text,
    latitude: 25,
    longitude: 121,
    ...parts,
  }
}

/** A version of firmware, with something new. */
export function releaseOf(parts: Partial<Release> = {}): Release {
  return {
    version: '1.0',
    releasedOn: '2026-03-01',
    products: undefined,
    added: [text],
    fixed: [],
    security: [],
    updating: undefined,
    news: undefined,
    ...parts,
  }
}

/** Products that run the same firmware, with one version of it. */
export function familyOf(parts: Partial<FirmwareFamily> = {}): FirmwareFamily {
  return { id: 'doors', name: text, products: ['a'], releases: [releaseOf()], ...parts }
}

/** A product with 8 features and 20 attributes, `a0` to `a19`. */
export function productOf(parts: Partial<RecordOf<'product'>> = {}): RecordOf<'product'> {
  return {
    code: 'a',
    model: 'A',
    name: text,
    description: text,
    specification: 's',
    position: 1,
    status: 'active',
    successor: undefined,
    releasedOn: '2026-01-01',
    features: Array.from({ length: 8 }, () => text),
    attributes: attributesOf(20),
    attributeNotes: undefined,
    images: [],
    video: undefined,
    specificationFile: undefined,
    files: [],
    related: [],
    solutions: [],
    ...parts,
  }
}

/** Values of the attributes `a0`, `a1` and so on. */
export function attributesOf(count: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, index]))
}

/** A series with one category of 20 attributes that has one specification. */
export function seriesOf(id: RecordOf<'series'>['id']): RecordOf<'series'> {
  const specifications = [{ id: `${id}-spec`, name: text }]
  return {
    id,
    name: text,
    title: text,
    summary: text,
    accent: 'video',
    position: 1,
    image: undefined,
    introduction: [{ heading: text, text }],
    categories: [
      {
        id: `${id}-category`,
        name: text,
        summary: text,
        attributes: Object.keys(attributesOf(20)),
        subCategories: [{ id: `${id}-sub`, name: text, specifications }],
      },
    ],
  }
}

export function solutionOf(slug: string): RecordOf<'solution'> {
  return {
    slug,
    title: text,
    shortTitle: text,
    position: 1,
    summary: text,
    image: undefined,
    problem: [text],
    system: { summary: text, nodes: [], links: [] },
    day: [],
    changes: [],
    products: [],
  }
}

/** A snapshot that just meets every requirement of coverage. */
export function stockedSnapshot(parts: Partial<Snapshot> = {}): Snapshot {
  const count = <Item>(length: number, make: (index: number) => Item) =>
    Array.from({ length }, (_, index) => make(index))
  const used = { series: 'access-control', description: text, link: '/products' }
  return snapshotOf({
    series: REQUIRED_SERIES.map(seriesOf),
    product: count(72, (index) =>
      productOf({
        code: `p${index}`,
        model: EXAMPLE_MODEL,
        specification: `${REQUIRED_SERIES[index % 5]}-spec`,
        provides: [{ kind: 'lock', types: ['fail-safe'] }],
      }),
    ),
    solution: count(12, (index) => solutionOf(`s${index}`)),
    case: count(8, (index) =>
      caseOf({ id: index + 1, ...(index < 2 && { projectNeeds: text, solutionOverview: text, productsUsed: [used] }) }),
    ),
    testimonial: count(5, (index) => testimonialOf({ id: `t${index}` })),
    news: count(18, (index) =>
      newsOf({
        slug: `n${index}`,
        category: (['solution', 'product', 'brand'] as const)[index % 3] ?? 'brand',
        publishedOn: index === 0 ? '2024-01-01' : '2025-12-01',
      }),
    ),
    faq: count(36, (index) =>
      faqOf({
        slug: `f${index}`,
        category: (['glossary', 'product', 'troubleshooting'] as const)[index % 3] ?? 'product',
      }),
    ),
    ...parts,
  })
}
