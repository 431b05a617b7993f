import { BYTE_ORDER_MARK } from '../../base/csv.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { MARKS } from '../../base/i18n/marks.ts'
import { serverWords } from '../../base/i18n/server-words.ts'
import { wordsOf } from '../../base/i18n/words.ts'
import type { ExportedProduct } from './exported-product.ts'

/** A paragraph, or a paragraph with paragraphs below it. */
type Clause = string | { text: string; below: readonly string[] }

/** A numbered heading and its clauses. One without clauses is left out. */
type Article = { title: string; clauses: readonly Clause[] }

/**
 * Writes a product's record as a specification text that an architect or engineer puts into a tender: parts, articles and
 * clauses in the order of the trade (general, products, execution), as plain text with CRLF and a byte order mark.
 */
export function writeTenderText(record: ExportedProduct, locale: Locale): string {
  const t = wordsOf(serverWords[locale])
  const { colon, semicolon, comma, list } = MARKS[locale]
  const { model, name, manufacturer, description, features, needs, properties, documents, installation } = record
  const said = (label: string, text: string) => `${label}${colon}${text}`
  const joined = (mark: string, ...texts: (string | undefined)[]) => texts.filter(Boolean).join(mark)
  const isCompliance = ({ group }: ExportedProduct['properties'][number]) => group === 'compliance'
  const property = ({ name: label, text, note }: ExportedProduct['properties'][number]) =>
    said(label, note ? `${text} (${note})` : text)
  const groups = [...new Set(properties.filter((each) => !isCompliance(each)).map(({ groupName }) => groupName))]
  const need = ({ name: label, detail, condition, products }: ExportedProduct['needs'][number]) =>
    said(label, joined(semicolon, detail, condition, products.map((each) => each.model).join(list)))
  const from = (...sources: ExportedProduct['needs'][number]['source'][]) =>
    needs.filter(({ source }) => sources.includes(source)).map(need)
  const rows = (of: readonly { name: string; text: string }[]) => of.map((row) => said(row.name, row.text))

  const parts: { title: string; articles: Article[] }[] = [
    {
      title: t('formats:tender.general'),
      articles: [
        { title: t('formats:tender.summary'), clauses: [`${model} ${name}`, description] },
        { title: t('formats:tender.related'), clauses: from('others') },
        {
          title: t('formats:tender.submittals'),
          clauses: documents.map(({ name: title, version, updatedOn }) =>
            said(title, t('data-sheet:edition', { version, date: updatedOn })),
          ),
        },
        { title: t('formats:tender.quality'), clauses: properties.filter(isCompliance).map(property) },
      ],
    },
    {
      title: t('formats:tender.products'),
      articles: [
        { title: t('formats:tender.maker'), clauses: [t('formats:tender.equal', { manufacturer, model })] },
        {
          title: t('formats:tender.requirements'),
          clauses: [
            { text: t('product:features.heading'), below: features },
            ...groups.map((group) => ({
              text: group,
              below: properties.filter(({ groupName }) => groupName === group).map(property),
            })),
          ],
        },
        { title: t('formats:tender.accessories'), clauses: from('catalogue', 'supplied') },
      ],
    },
    {
      title: t('formats:tender.execution'),
      articles: installation
        ? [
            {
              title: t('guide:mounting'),
              clauses: [
                ...(installation.warning ? [installation.warning] : []),
                ...rows(installation.place),
                ...installation.mounting,
              ],
            },
            {
              title: t('guide:wiring.heading'),
              clauses: [
                ...installation.terminals.map(({ labels, function: use, count, rating, direction, cable }) =>
                  said(
                    joined(comma, labels, use),
                    joined(semicolon, count > 1 ? `×${count}` : '', rating, direction, cable),
                  ),
                ),
                ...(installation.line
                  ? [
                      {
                        text: t('guide:line.heading'),
                        below: ['V+', ...installation.line.map((each) => `${each.from} ${each.name} ${each.to}`), 'V−'],
                      },
                    ]
                  : []),
                ...installation.rules,
              ],
            },
            { title: t('formats:tender.commissioning'), clauses: installation.start },
          ]
        : [],
    },
    {
      title: t('formats:tender.payment'),
      articles: [
        {
          title: t('formats:tender.measurement'),
          clauses: [t(`formats:tender.${installation ? 'measured' : 'licensed'}`)],
        },
      ],
    },
  ]
  const lines = [
    `${t('formats:tender.title')}${colon}${model} ${name}`,
    t('formats:tender.note'),
    record.url,
    ...parts
      .map((part) => ({ ...part, articles: part.articles.filter(({ clauses }) => clauses.length > 0) }))
      .filter(({ articles }) => articles.length > 0)
      .flatMap((part, at) => [
        '',
        t('formats:tender.part', { number: at + 1, title: part.title }),
        ...part.articles.flatMap((article, index) => writeArticle(article, `${at + 1}.${index + 1}`)),
      ]),
  ]
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

function writeArticle({ title, clauses }: Article, number: string): string[] {
  return [
    '',
    `${number} ${title}`,
    ...clauses.flatMap((clause, at) => {
      const own = `${number}.${at + 1}`
      if (typeof clause === 'string') return [`${own} ${clause}`]
      return [`${own} ${clause.text}`, ...clause.below.map((text, index) => `  (${index + 1}) ${text}`)]
    }),
  ]
}
