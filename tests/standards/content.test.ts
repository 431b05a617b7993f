import { expect, test } from 'vitest'
import { FAQ_CATEGORIES } from '../../src/content/schema/faq-categories.ts'
import { NEWS_CATEGORIES } from '../../src/content/schema/news-categories.ts'
import { formatDay } from '../../src/base/i18n/format-day.ts'
import { LOCALES, type Locale } from '../../src/base/i18n/locale.ts'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { REGISTRATION_NUMBER, SITE, STORY } from '#vendor/site.ts'
import { catalogue } from '../e2e/catalogue.ts'
import { readSite, visibleText } from './read-site.ts'

const { series, solution, product, news, faq, places, challenges, ...rest } = catalogue.snapshot
const documents = new Map(readSite().documents.map((document) => [document.path, document]))

/** A page of a record: its own words, and the pages that it links to. */
type Shown = { path: string; says: unknown; links?: readonly string[] }

const discontinued = product.filter(({ status }) => status === 'discontinued')
const inBoth = (textIn: (locale: Locale) => string) => ({ zh: textIn('zh'), en: textIn('en') })
const toProducts = (codes: readonly string[]) => codes.map((code) => `/products/${code}`)

const SHOWN: readonly Shown[] = [
  ...series.map(({ id, name, title, summary, introduction, categories }) => ({
    path: `/products/${id}`,
    says: [name, title, summary, introduction, categories.map((category) => [category.name, category.summary])],
    links: categories.flatMap((category) => [
      `/products#${category.id}`,
      ...toProducts(
        catalogue
          .productsIn(category.id)
          .slice(0, 1)
          .map(({ code }) => code),
      ),
    ]),
  })),
  ...solution.map(({ slug, title, summary, system: { nodes }, problem, day, changes, products }) => ({
    path: `/solutions/${slug}`,
    says: [title, summary, nodes.map(({ label, detail }) => [label, detail]), problem, day, changes],
    links: [
      ...toProducts([...products, ...nodes.flatMap(({ product: code }) => code ?? [])]),
      ...solution.map((other) => `/solutions/${other.slug}`),
    ],
  })),
  ...product.map((each) => ({
    path: `/products/${each.code}`,
    says: [each.model, each.name, each.description, each.features],
    links: [
      ...toProducts([...each.related, ...(each.successor === undefined ? [] : [each.successor])]),
      `/products/${catalogue.shelfOf(each).series.id}`,
      `/contact?product=${each.code}`,
    ],
  })),
  ...news.map(({ slug, title, author, related }) => ({
    path: `/news/${slug}`,
    says: [title, author],
    links: [
      ...toProducts(related.products),
      ...related.news.map((other) => `/news/${other}`),
      ...related.solutions.map((other) => `/solutions/${other}`),
    ],
  })),
  ...faq.map(({ slug, question, related }) => ({
    path: `/faqs/${slug}`,
    says: question,
    links: [...toProducts(related.products), ...related.faqs.map((other) => `/faqs/${other}`)],
  })),
  {
    path: '/success-stories',
    says: [
      [challenges.business, challenges.public].map(({ heading, summary, cards }) => [
        heading,
        summary,
        cards.map(({ title, challenge, answer }) => [title, challenge, answer]),
      ]),
      rest.case.map(({ location, projectType, households, productsUsed }) => [
        location,
        projectType,
        households,
        productsUsed.map(({ description }) => description),
      ]),
    ],
    links: rest.case.flatMap(({ productsUsed }) => productsUsed.map(({ link }) => link)),
  },
  {
    path: '/where-to-buy',
    says: [
      places.dealers.map(({ name }) => name),
      places.showrooms.map(({ name, address, hours }) => [name, address, hours]),
    ],
  },
  {
    path: '/service',
    says: discontinued.map(({ model, endOfLife }) => [
      model,
      [endOfLife?.lastOrderOn, endOfLife?.lastSupportOn].map((day = '') => inBoth((locale) => formatDay(day, locale))),
    ]),
    links: toProducts(discontinued.flatMap(({ code, successor }) => [code, ...(successor ? [successor] : [])])),
  },
  {
    path: '/about',
    says: [SITE.company, String(SITE.foundingYear), REGISTRATION_NUMBER, { zh: '虛構', en: 'fictional' }],
  },
  {
    path: '/',
    says: [rest.home.title, STORY.heading, STORY.paragraphs],
    links: [
      ...series.map(({ id }) => `/products/${id}`),
      ...solution.map(({ slug }) => `/solutions/${slug}`),
      ...rest.case.map(({ id }) => `/success-stories?case=${id}#case-${id}`),
      ...FAQ_CATEGORIES.map((category) => `/faqs?category=${category}`),
      ...NEWS_CATEGORIES.map((category) => `/news?category=${category}`),
    ],
  },
]

/** Returns the texts of a part of a record in a language. */
function textsOf(part: unknown, locale: Locale): string[] {
  if (typeof part === 'string') return [part]
  if (typeof part !== 'object' || part === null) return []
  const text: unknown = Reflect.get(part, locale)
  return typeof text === 'string' ? [text] : Object.values(part).flatMap((each) => textsOf(each, locale))
}

/** Without spaces: lines are broken between clauses, and a number stays at its unit. */
const squeeze = (text: string) => text.replaceAll(/[\s\u2060]/g, '')

test.each(LOCALES)('every page says what its record says, and leads to what it names (%s)', (locale) => {
  const faults = SHOWN.flatMap(({ path, says, links = [] }) => {
    const document = documents.get(localisePath(locale, path))
    const [, main = ''] = /<main\b.*?>(.*)<\/main>/s.exec(document?.html ?? '') ?? []
    const said = squeeze(visibleText(main))
    const missing = textsOf(says, locale).filter((text) => !said.includes(squeeze(text)))
    const dead = links.map((link) => localisePath(locale, link)).filter((link) => !main.includes(`href="${link}"`))
    return [...missing, ...dead].map((what) => `${path}: ${what}`)
  })
  expect(faults).toEqual([])
})

test.each(LOCALES)('the footer says whose site it is, and leads to its parts (%s)', (locale) => {
  const [, footer = ''] = documents.get(localisePath(locale, '/news'))?.html.split('</main>') ?? []
  const said = squeeze(visibleText(footer))
  for (const text of [SITE.phone, SITE.address, SITE.hours, SITE.company]) expect(said).toContain(squeeze(text[locale]))
  expect(footer).toContain(`href="${SITE.phone.href}"`)
  expect(footer).toContain(`href="mailto:${SITE.email}"`)
  for (const path of [
    ...series.map(({ id }) => `/products/${id}`),
    ...solution.map(({ slug }) => `/solutions/${slug}`),
    '/success-stories',
    '/news',
    '/faqs',
    '/login',
    '/contact',
    '/sitemap.xml',
  ])
    expect(footer).toContain(`href="${localisePath(locale, path)}"`)
})
