import { capitalise } from '../../src/base/i18n/capitalise.ts'
import { formatDay } from '../../src/base/i18n/format-day.ts'
import { LOCALE_FACTS, type Locale } from '../../src/base/i18n/locale.ts'
import { MARKS } from '../../src/base/i18n/marks.ts'
import { serverWords } from '../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../src/base/i18n/words.ts'
import {
  countOf,
  CRITERIA,
  type Criterion,
  EVALUATED_ON,
  GAPS,
  KNOWN_GAPS,
  NEW_IN_2_2,
  OPENACR_PATH,
  remarkKeyOf,
  wordKeyOf,
} from '../../src/content/accessibility/criteria.ts'
import { renderMarkdown } from '../../src/web/prose/render-markdown.ts'

const METHODS = ['rules', 'keyboard', 'order', 'enlarging', 'motion', 'scripts'] as const

/** Writes how the pages meet each criterion of accessibility, as HTML: the same as the file for programs says. */
export function writeConformance(locale: Locale): string {
  const words = serverWords[locale]
  const t = wordsOf(words)
  const day = (on: string) => formatDay(on, locale)
  const titleOf = (criterion: Criterion) => `${criterion.id} ${t(`accessibility:criteria.${wordKeyOf(criterion)}`)}`
  const remarkOf = (criterion: Criterion) => {
    const key = remarkKeyOf(criterion)
    return key ? [t(`accessibility:remarks.${key}`)] : []
  }
  const evidenceOf = (criterion: Criterion) => {
    const { tests, reading } = criterion
    const held = tests.length > 0 ? [t('accessibility:conformance.held', { count: tests.length })] : []
    const read = reading ? [t('accessibility:conformance.read', { date: day(reading.on) })] : []
    const evidence = capitalise([...held, ...read].join(MARKS[locale].list))
    const [remark] = remarkOf(criterion)
    return remark === undefined ? evidence : t('accessibility:conformance.both', { remark, evidence })
  }
  const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
    [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const gap = (criterion: Criterion) =>
    `- **${titleOf(criterion)}**${MARKS[locale].colon}${[t(`accessibility:status.${criterion.status}`), ...remarkOf(criterion)].join(MARKS[locale].semicolon)}`
  const counts = {
    all: CRITERIA.length,
    supports: countOf('supports'),
    partially: countOf('partially-supports'),
    fails: countOf('does-not-support'),
    not: countOf('not-applicable'),
    open: countOf('not-evaluated'),
  }
  const text = [
    `## ${t('accessibility:conformance.heading')}`,
    t(GAPS.length > 0 ? 'accessibility:conformance.partial' : 'accessibility:conformance.full'),
    t('accessibility:conformance.counts', counts),
    t('accessibility:conformance.file', { path: OPENACR_PATH }),
    `## ${t('accessibility:conformance.gaps')}`,
    [...GAPS.map(gap), ...KNOWN_GAPS.map((name) => `- ${t(`accessibility:gaps.${name}`)}`)].join('\n'),
    `## ${t('accessibility:conformance.methods')}`,
    t('accessibility:conformance.tests'),
    METHODS.map(
      (name) =>
        `- **${t(`accessibility:methodsOf.${name}.name`)}**${MARKS[locale].colon}${t(`accessibility:methodsOf.${name}.how`)}`,
    ).join('\n'),
    t('accessibility:conformance.readings', { date: day(EVALUATED_ON) }),
    `## ${t('accessibility:conformance.all')}`,
    t('accessibility:conformance.clauses', { new: NEW_IN_2_2.join(MARKS[locale].list) }),
    table(
      (['criterion', 'state', 'evidence'] as const).map((name) => t(`accessibility:conformance.${name}`)),
      CRITERIA.map((criterion) => [
        `${titleOf(criterion)} (${criterion.level})`,
        t(`accessibility:status.${criterion.status}`),
        evidenceOf(criterion),
      ]),
    ),
  ].join('\n\n')
  const html = renderMarkdown(text, locale)
  const { fallback } = LOCALE_FACTS[locale]
  const isOwn = !fallback || words.hasResourceBundle(locale, 'accessibility')
  return isOwn ? html : `<div lang="${LOCALE_FACTS[fallback].htmlLang}">${html}</div>`
}
