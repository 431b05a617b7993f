import { inSite } from '../../src/base/base-path.ts'
import { langOf } from '../../src/base/i18n/lang-of.ts'
import { OPENACR_PATH } from '../../src/content/accessibility/criteria.ts'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { PAGE_PARTS, PAGE_SLUGS, type PagePart } from '../../src/content/schema/page-slugs.ts'
import { breakTitle } from '../../src/content/titles/break-title.ts'
import { formatDay } from '../../src/base/i18n/format-day.ts'
import { DEFAULT_LOCALE, type Locale } from '../../src/base/i18n/locale.ts'
import { type Heading, renderMarkdown } from '../../src/web/prose/render-markdown.ts'
import { REGISTRATION_NUMBER, SITE } from '#vendor/site.ts'
import type { LoadContext } from '../../src/web/page/screen-server.ts'
import { listStored } from './list-stored.ts'
import { loadPlaces } from './load-places.ts'
import type { DiscontinuedProduct, PageData } from './page-data.ts'
import { writeConformance } from './write-conformance.ts'
import { writeOpenAcr } from './write-openacr.ts'

/** So many headings are seen without a list of them. */
const MOST_WITHOUT_CONTENTS = 6

export { Page, crumbs, head } from './page.screen.tsx'

export const paths = (catalogue: Catalogue) => catalogue.snapshot.pages.map(({ slug }) => `/${slug}`)

/** The statement on accessibility for programs: of a vendor whose page shows it. */
export const files = (catalogue: Catalogue) =>
  catalogue.snapshot.pages.some(({ body }) => /^::conformance$/m.test(body[DEFAULT_LOCALE]))
    ? [{ path: inSite(OPENACR_PATH), write: writeOpenAcr }]
    : []

export function load({ catalogue, locale, params }: LoadContext): PageData | undefined {
  const page = catalogue.page(params.slug ?? '')
  if (!page) return undefined
  const { slug, title, summary, updatedOn, body } = page
  const headings: Heading[] = []
  const sections = splitParts(body[locale], locale, headings)
  const has = (part: PagePart) => sections.some((section) => 'part' in section && section.part === part)
  return {
    slug,
    ...langOf([title, summary], locale),
    title: title[locale],
    headline: breakTitle(title[locale], locale),
    summary: summary[locale],
    updatedOn,
    date: formatDay(updatedOn, locale),
    sections,
    contents: headings.length > MOST_WITHOUT_CONTENTS ? headings : [],
    company: { registration: REGISTRATION_NUMBER, founded: SITE.foundingYear },
    others: PAGE_SLUGS.filter((other) => other !== slug).flatMap((other) => {
      const found = catalogue.page(other)
      return found ? [{ slug: other, title: found.title[locale] }] : []
    }),
    stored: has('stored') ? listStored() : [],
    discontinued: has('discontinued') ? listDiscontinued(catalogue, locale) : [],
    ...(has('places') && { places: loadPlaces(catalogue, locale) }),
  }
}

/** Splits a text at the lines that stand for a part, and adds its headings to `headings`. */
function splitParts(text: string, locale: Locale, headings: Heading[]): PageData['sections'] {
  return text.split(/^(::\w+)$/m).flatMap((piece): PageData['sections'] => {
    const part = PAGE_PARTS.find((name) => piece === `::${name}`)
    if (part === 'conformance') return [{ html: writeConformance(locale) }]
    if (part) return [{ part }]
    return piece.trim() ? [{ html: renderMarkdown(piece, locale, { headings }) }] : []
  })
}

/** Lists the products that are no longer made, the latest first. */
function listDiscontinued(catalogue: Catalogue, locale: Locale): DiscontinuedProduct[] {
  return catalogue.snapshot.product
    .flatMap(({ code, model, name, successor: next, endOfLife }) =>
      endOfLife ? [{ code, model, name, next, ...endOfLife }] : [],
    )
    .toSorted((a, b) => b.lastOrderOn.localeCompare(a.lastOrderOn) || a.code.localeCompare(b.code))
    .map(({ code, model, name, next, lastOrderOn, lastSupportOn }) => {
      const successor = catalogue.product(next ?? '')
      return {
        code,
        model,
        name: name[locale],
        lastOrder: formatDay(lastOrderOn, locale),
        lastSupport: formatDay(lastSupportOn, locale),
        ...(successor && { successor: { code: successor.code, model: successor.model } }),
      }
    })
}
