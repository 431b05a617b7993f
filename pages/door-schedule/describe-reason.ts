import type { Words } from '../../src/base/i18n/words.ts'
import type { Parts } from '../../src/web/features/door-schedule/parts.ts'
import type { Answers, Reason, Sized } from '../../src/web/features/door-schedule/sizing/size-job.ts'
import type { SizedSolution } from '../../src/web/features/door-schedule/sizing/load-sizings.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { MARKS } from '../../src/base/i18n/marks.ts'

/** Returns the reason for a quantity, as shown beside it: "2 per door". */
export function describeReason({ count: number, unit, per, inEach: building }: Reason, t: Words): string {
  const reason =
    unit === undefined
      ? t('sizing:reasons.whole', { number })
      : per === undefined
        ? t('sizing:reasons.each', { number, unit })
        : t('sizing:reasons.per', { number, per, unit })
  return building === undefined ? reason : t('sizing:reasons.inEach', { building, reason })
}

type JobOptions = { answers: Answers; parts: Parts; t: Words; locale: Locale }

/** Returns the answers and all rules as text, for the remarks of a schedule: they go along with a request. */
export function describeJob(
  { title, rules }: SizedSolution,
  { lines }: Sized,
  { answers, parts, t, locale }: JobOptions,
): string {
  const said = rules.questions.map(({ id, label }) => t('sizing:answer', { label, value: answers[id] ?? 0 }))
  return [
    t('sizing:remarks', { solution: title, answers: said.join(MARKS[locale].list) }),
    ...lines.map(({ code, quantity, reason }) =>
      t('sizing:line', {
        quantity,
        model: parts.byCode.get(code)?.model ?? code.toUpperCase(),
        reason: describeReason(reason, t),
      }),
    ),
  ].join('\n')
}
