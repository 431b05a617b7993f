import { BASE_LOCALES } from '../../base/i18n/locale.ts'
import type { LocalisedText } from '../../base/i18n/localised.ts'
import type { Fault } from '../faults.ts'
import type { Locate, Snapshot } from '../snapshot.ts'

const QUOTATION = /^>.*(?:\n>.*)*/gm

/**
 * Returns the quotations in news and answers whose speaker, the last line, is one of our departments: the authors of
 * news work there. A customer may be quoted; our own statements are plain text.
 */
export function findOwnQuotations({ news, faq }: Snapshot, locate: Locate): Fault[] {
  const departments = news.map(({ author }) => author)
  return [
    ...news.flatMap(({ slug, body }) => findQuotationsOf(departments, body, locate('news', slug))),
    ...faq.flatMap(({ slug, body }) => findQuotationsOf(departments, body, locate('faq', slug))),
  ]
}

function findQuotationsOf(departments: readonly LocalisedText[], body: LocalisedText, source: string): Fault[] {
  return BASE_LOCALES.flatMap((locale) =>
    listSpeakers(body[locale])
      .filter((speaker) => departments.some((department) => department[locale] === speaker))
      .map((value) => ({
        source,
        field: `body.${locale}`,
        value,
        expected: 'a customer as the speaker of a quotation, or plain text',
      })),
  )
}

/** Returns the last line of each quotation of a Markdown text. */
function listSpeakers(markdown: string): string[] {
  return [...markdown.matchAll(QUOTATION)].map(([lines]) =>
    (lines.split('\n').at(-1) ?? '').replace(/^>\s*/, '').trim(),
  )
}
