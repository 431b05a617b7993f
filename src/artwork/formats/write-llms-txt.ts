import { absoluteUrl, SITE_ADDRESS } from '../../base/addresses.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { textIn } from '../../base/i18n/localised.ts'
import { MARKS } from '../../base/i18n/marks.ts'
import { serverWords } from '../../base/i18n/server-words.ts'
import { wordsOf } from '../../base/i18n/words.ts'
import type { Catalogue } from '../../content/catalogue.ts'
import { SITE } from '#vendor/site.ts'
import { recordPath, tablePath } from './paths.ts'
import { escapeText } from './write-markdown.ts'

/** Lists all products in a language for assistants, by series, each with the address of its Markdown (llmstxt.org). */
export function writeLlmsTxt(catalogue: Catalogue, locale: Locale): string {
  const t = wordsOf(serverWords[locale])
  const { snapshot } = catalogue
  const link = (text: string, path: string, more = '') =>
    `- [${escapeText(text)}](${SITE_ADDRESS}${path})${more && MARKS[locale].colon + escapeText(more)}`
  const series = snapshot.series.flatMap(({ name, categories }) => {
    const products = categories.flatMap(({ id }) => catalogue.productsIn(id))
    if (products.length === 0) return []
    const lines = products.map(({ code, model, name: called, status }) =>
      link(
        `${model} ${called[locale]}`,
        recordPath(code, locale, 'md'),
        status === 'active' ? '' : t('product:discontinued'),
      ),
    )
    return [`## ${escapeText(name[locale])}\n\n${lines.join('\n')}`]
  })
  const tables = [
    link(t('downloads:data.csv'), tablePath(locale, 'csv')),
    link(t('downloads:data.xlsx'), tablePath(locale, 'xlsx')),
    `- [${escapeText(t('downloads:title'))}](${absoluteUrl(locale, '/downloads')})`,
  ]
  return `${[
    `# ${escapeText(textIn(SITE.company, locale))}`,
    `> ${escapeText(textIn(SITE.description, locale))}`,
    ...series,
    `## ${escapeText(t('downloads:data.heading'))}\n\n${tables.join('\n')}`,
  ].join('\n\n')}\n`
}
