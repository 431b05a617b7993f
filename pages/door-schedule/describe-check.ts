import type { Check, Remedy } from '../../src/web/features/door-schedule/check.ts'
import type { Parts } from '../../src/web/features/door-schedule/parts.ts'
import type { Door, Item } from '../../src/web/features/door-schedule/schedule.ts'
import { formatDay } from '../../src/base/i18n/format-day.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import type { Words } from '../../src/base/i18n/words.ts'
import { formatNumber } from './format-number.ts'

/** Returns a check as a sentence that names door and device. */
export function describeCheck(
  { rule, kind, type, code, door, fix, figures = {} }: Check,
  parts: Parts,
  t: Words,
  locale: Locale,
): string {
  const values = {
    ...Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, formatNumber(figure, locale)])),
    model: code === undefined ? '' : modelOf(code, parts),
    where: nameDoor(door, t),
  }
  const part = parts.byCode.get(code ?? '')
  switch (rule) {
    case 'unmet':
      return t(`schedule-checks:unmet.${kind as 'lock'}`, {
        defaultValue: t('schedule-checks:unmet.other', values),
        ...values,
      })
    case 'licence':
      return t('schedule-checks:checks.licence', {
        ...values,
        what: t(`schedule-checks:licences.${type as 'entrance'}`),
      })
    case 'discontinued':
      return part?.endedOn === undefined
        ? t('schedule-checks:checks.discontinued', values)
        : t(`schedule-checks:checks.${part.successor === undefined ? 'endedOn' : 'replaced'}`, {
            ...values,
            day: formatDay(part.endedOn, locale),
            successor: modelOf(part.successor ?? '', parts),
          })
    case 'security-fix': {
      const { version = '', on = '' } = fix ?? {}
      return t('schedule-checks:checks.security-fix', { ...values, version, day: formatDay(on, locale) })
    }
    default:
      return t(`schedule-checks:checks.${rule}`, values)
  }
}

/** Returns what the button of a remedy says. */
export function describeRemedy(remedy: Remedy, parts: Parts, t: Words): string {
  switch (remedy.act) {
    case 'add':
      return t('schedule-checks:remedies.add', { items: listItems(remedy.items, parts, t) })
    case 'replace':
      return t('schedule-checks:remedies.replace', { product: productOf(remedy.by, parts) })
    case 'fail-secure':
      return t('schedule-checks:remedies.failSecure')
    case 'remove':
      return t('schedule-checks:remedies.remove')
  }
}

/** Returns how a door is called in a sentence: number, and place where it has one. */
export function nameDoor(door: Door | undefined, t: Words): string {
  if (!door) return t('door-schedule:room.heading')
  return [door.number, door.place].filter(Boolean).join(' ') || t(`door-schedule:kinds.${door.kind}`)
}

function listItems(items: readonly Item[], parts: Parts, t: Words): string {
  return items
    .map(({ code, quantity }) => t('schedule-checks:remedies.item', { product: productOf(code, parts), quantity }))
    .join(t('schedule-checks:remedies.and'))
}

/** Returns model and name: a person who has it added wants to know it. */
function productOf(code: string, parts: Parts): string {
  return [modelOf(code, parts), parts.byCode.get(code)?.name].filter(Boolean).join(' ')
}

/** Returns the model of a product, also of one that the catalogue does not have. */
export function modelOf(code: string, { byCode }: Parts): string {
  return byCode.get(code)?.model ?? code.toUpperCase()
}
