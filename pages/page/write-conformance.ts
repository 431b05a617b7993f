import { formatDay } from '../../src/base/i18n/format-day.ts'
import { LOCALE_FACTS, type Locale } from '../../src/base/i18n/locale.ts'
import { MARKS } from '../../src/base/i18n/marks.ts'
import { serverWords } from '../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../src/base/i18n/words.ts'
import {
  clauseOf,
  countOf,
  CRITERIA,
  type Criterion,
  EVALUATED_ON,
  GAPS,
  OPENACR_PATH,
  wordKeyOf,
} from '../../src/content/accessibility/criteria.ts'
import { renderMarkdown } from '../../src/web/prose/render-markdown.ts'

const METHODS = ['rules', 'keyboard', 'order', 'enlarging', 'motion', 'scripts'] as const
const KNOWN_GAPS = ['people', 'engines', 'documents', 'lettering'] as const

/** Writes how the pages meet each criterion of accessibility, as HTML: the same as the file for programs says. */
export function writeConformance(locale: Locale): string {
  const words = serverWords[locale]
  const t = wordsOf(words)
  // The keys of criteria come from a file, whose unit test looks for their words.
  const say = (key: string) => words.t(`accessibility:${key}` as 'accessibility:conformance.heading')
  const day = (on: string) => formatDay(on, locale)
  const titleOf = (criterion: Criterion) => `${criterion.id} ${say(`criteria.${wordKeyOf(criterion)}`)}`
  const remarkOf = (criterion: Criterion) => {
    const key = `remarks.${wordKeyOf(criterion)}`
    return words.exists(`accessibility:${key}`) ? [say(key)] : []
  }
  const evidenceOf = (criterion: Criterion) => {
    const { tests, reading } = criterion
    const held = tests.length > 0 ? [t('accessibility:conformance.held', { count: tests.length })] : []
    const read = reading ? [t('accessibility:conformance.read', { date: day(reading.on) })] : []
    return [
      ...(held.length + read.length > 0 ? [[...held, ...read].join(MARKS[locale].list)] : []),
      ...remarkOf(criterion),
    ]
  }
  const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
    [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const gap = (criterion: Criterion) =>
    `- **${titleOf(criterion)}**${MARKS[locale].colon}${[say(`status.${criterion.status}`), ...remarkOf(criterion)].join(MARKS[locale].semicolon)}`
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
    `${t(GAPS.length > 0 ? 'accessibility:conformance.partial' : 'accessibility:conformance.full')} ${t('accessibility:conformance.counts', counts)}`,
    t('accessibility:conformance.file', { path: OPENACR_PATH }),
    `## ${t('accessibility:conformance.gaps')}`,
    [...GAPS.map(gap), ...KNOWN_GAPS.map((name) => `- ${t(`accessibility:conformance.${name}`)}`)].join('\n'),
    `## ${t('accessibility:conformance.methods')}`,
    t('accessibility:conformance.tests'),
    METHODS.map(
      (name) =>
        `- **${t(`accessibility:methodsOf.${name}.name`)}**${MARKS[locale].colon}${t(`accessibility:methodsOf.${name}.how`)}`,
    ).join('\n'),
    t('accessibility:conformance.readings', { date: day(EVALUATED_ON) }),
    `## ${t('accessibility:conformance.all')}`,
    table(
      (['criterion', 'level', 'clause', 'state', 'evidence'] as const).map((name) =>
        t(`accessibility:conformance.${name}`),
      ),
      CRITERIA.map((criterion) => [
        titleOf(criterion),
        criterion.level,
        clauseOf(criterion) ?? '',
        say(`status.${criterion.status}`),
        evidenceOf(criterion).join(MARKS[locale].semicolon),
      ]),
    ),
  ].join('\n\n')
  const html = renderMarkdown(text, locale)
  const { fallback } = LOCALE_FACTS[locale]
  const isOwn = !fallback || words.hasResourceBundle(locale, 'accessibility')
  return isOwn ? html : `<div lang="${LOCALE_FACTS[fallback].htmlLang}">${html}</div>`
}
