import { absoluteUrl, SITE_ADDRESS } from '../../base/addresses.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { textIn } from '../../base/i18n/localised.ts'
import { MARKS } from '../../base/i18n/marks.ts'
import { serverWords } from '../../base/i18n/server-words.ts'
import { wordsOf } from '../../base/i18n/words.ts'
import type { Catalogue } from '../../content/catalogue.ts'
import { groupAttributes, keyFigures } from '../../content/product-attributes.ts'
import type { Product } from '../../content/schema/product.ts'
import { SITE } from '#vendor/site.ts'
import { bmecatPath, recordPath, tablePath } from './paths.ts'
import { escapeText } from './write-markdown.ts'

/**
 * Lists all products in a language for assistants, by series and category, each with its key figures and the
 * address of its Markdown (llmstxt.org).
 */
export function writeLlmsTxt(catalogue: Catalogue, locale: Locale): string {
  const t = wordsOf(serverWords[locale])
  const link = (text: string, path: string, more = '') =>
    `- [${escapeText(text)}](${SITE_ADDRESS}${path})${more && MARKS[locale].colon + escapeText(more)}`
  const lineOf = (product: Product, named?: readonly string[]) => {
    const { code, model, name, status, successor } = product
    const rows = groupAttributes(product, catalogue, locale).flatMap(({ rows: some }) => some)
    const figures = keyFigures(rows, name[locale], named).map(({ label, number, unit }) =>
      [label, number, unit].filter(Boolean).join(' '),
    )
    const [next] = successor ? catalogue.products([successor]) : []
    const more =
      status === 'active'
        ? figures.join(MARKS[locale].list)
        : next
          ? t('formats:replaced', { model: next.model })
          : t('product:discontinued')
    return link(`${model} ${name[locale]}`, recordPath(code, locale, 'md'), more)
  }
  const series = catalogue.snapshot.series.flatMap(({ name, categories }) => {
    const shelves = categories.flatMap(({ id, name: called, keyFigures: named }) => {
      const lines = catalogue.productsIn(id).map((product) => lineOf(product, named))
      return lines.length > 0 ? [`### ${escapeText(called[locale])}\n\n${lines.join('\n')}`] : []
    })
    return shelves.length > 0 ? [`## ${escapeText(name[locale])}`, ...shelves] : []
  })
  const tables = [
    link(t('downloads:data.csv'), tablePath(locale, 'csv')),
    link(t('downloads:data.xlsx'), tablePath(locale, 'xlsx')),
    link(t('downloads:data.bmecat'), bmecatPath(locale)),
    `- [${escapeText(t('downloads:title'))}](${absoluteUrl(locale, '/downloads')})`,
  ]
  return `${[
    `# ${escapeText(textIn(SITE.company, locale))}`,
    `> ${escapeText(textIn(SITE.description, locale))}`,
    ...series,
    `## ${escapeText(t('downloads:data.heading'))}\n\n${tables.join('\n')}`,
  ].join('\n\n')}\n`
}
