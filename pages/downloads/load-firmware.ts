import type { Catalogue } from '../../src/content/catalogue.ts'
import type { FirmwareFamily, SEVERITIES } from '../../src/content/schema/firmware.ts'
import { formatDay } from '../../src/base/i18n/format-day.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { type InLocale, inLocale } from '../../src/base/i18n/localised.ts'

type Model = { code: string; model: string }

/** The newest version of each family. */
export type Families = {
  id: string
  name: string
  products: Model[]
  version: string
  releasedOn: string
  isSecurity: boolean
}[]

/** All versions of a family, the newest first. */
export type Notes = {
  name: string
  products: Model[]
  lifecycle?: InLocale<FirmwareFamily['lifecycle']>
  releases: {
    version: string
    releasedOn: string
    date: string
    /** If it is not for all products of the family. */
    models?: string[]
    added: string[]
    fixed: string[]
    security: { text: string; severity: (typeof SEVERITIES)[number]; advisory?: string }[]
    updating?: string
    news?: { slug: string; title: string }
  }[]
}

/** Returns the newest version of each family of firmware, the latest first. */
export function loadFamilies(catalogue: Catalogue, locale: Locale): Families {
  const families = catalogue.snapshot.firmware.flatMap(({ id, name, products, releases }) => {
    const newest = releases.at(-1)
    if (!newest) return []
    const { version, releasedOn, security } = newest
    const isSecurity = security.length > 0
    return [{ id, name: name[locale], products: modelsOf(products, catalogue), version, releasedOn, isSecurity }]
  })
  return families.toSorted((a, b) => b.releasedOn.localeCompare(a.releasedOn))
}

/** Returns all versions of a family; undefined for an unknown one. */
export function loadNotes(id: string, catalogue: Catalogue, locale: Locale): Notes | undefined {
  const family = catalogue.snapshot.firmware.find((each) => each.id === id)
  if (!family) return undefined
  const releases = family.releases.toReversed().map((release) => {
    const { version, releasedOn, products, updating } = release
    const news = catalogue.news(release.news ?? '')
    return {
      version,
      releasedOn,
      date: formatDay(releasedOn, locale),
      ...(products && { models: modelsOf(products, catalogue).map(({ model }) => model) }),
      added: release.added.map((text) => text[locale]),
      fixed: release.fixed.map((text) => text[locale]),
      security: release.security.map(({ text, severity, advisory }) => ({
        text: text[locale],
        severity,
        ...(advisory && { advisory }),
      })),
      ...(updating && { updating: updating[locale] }),
      ...(news && { news: { slug: news.slug, title: news.title[locale] } }),
    }
  })
  return {
    name: family.name[locale],
    products: modelsOf(family.products, catalogue),
    ...(family.lifecycle && { lifecycle: inLocale(family.lifecycle, locale) }),
    releases,
  }
}

function modelsOf(codes: readonly string[], catalogue: Catalogue): Model[] {
  return catalogue.products(codes).map(({ code, model }) => ({ code, model }))
}
