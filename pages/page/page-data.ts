import type { Lang } from '../../src/base/i18n/lang-of.ts'
import type { STORED } from '../../src/base/stored.ts'
import type { Series } from '../../src/content/schema/series.ts'
import type { Heading } from '../../src/web/prose/render-markdown.ts'
import type { PinnedMapData } from '../../src/web/teasers/pinned-map.tsx'
import type { PagePart, PageSlug } from '../../src/content/schema/page-slugs.ts'

/** A product that is no longer made, with the last days as they are read. */
export type DiscontinuedProduct = {
  code: string
  model: string
  name: string
  lastOrder: string
  lastSupport: string
  successor?: { code: string; model: string }
}

/** A value that the site stores in the visitor's browser. */
export type StoredValue = { name: keyof typeof STORED; key: string; place: 'cookie' | 'site' | 'tab' }

export type ShowroomData = {
  /** Its number on the map. */
  number: number
  id: string
  name: string
  address: string
  hours: string
  phone: string
  summary: string
  access: string
}

export type DealerData = {
  /** Its number on the map. */
  number: number
  id: string
  name: string
  /** Names of the counties where it works. */
  counties: string[]
  phone: string
  email: string
  series: { id: string; name: string; accent: Series['accent'] }[]
}

export type PlacesData = { map: PinnedMapData; showrooms: ShowroomData[]; dealers: DealerData[] }

export type PageData = Lang & {
  slug: PageSlug
  title: string
  /** The title, with marks where its lines may end. */
  headline: string
  summary: string
  updatedOn: string
  date: string
  /** In order: safe HTML, made by renderMarkdown, and parts made of data. */
  sections: ({ html: string } | { part: PagePart })[]
  /** The headings of a long text, to choose from; none of a short one. */
  contents: Heading[]
  /** The other pages about the vendor. */
  others: { slug: PageSlug; title: string }[]
  /** The company's facts that the browser needs on no other page. */
  company: { registration: string; founded: number }
  /** Empty on a page that does not list them, as the next. */
  stored: StoredValue[]
  discontinued: DiscontinuedProduct[]
  /** On the page that shows them. */
  places?: PlacesData
}
