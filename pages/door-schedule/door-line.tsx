import type { Check } from '../../src/web/features/door-schedule/check.ts'
import type { Door } from '../../src/web/features/door-schedule/schedule.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Icon } from '../../src/web/ui/icon.tsx'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import styles from './door-line.module.css'
import { countFaults } from './group-checks.ts'
import { modelOf } from './describe-check.ts'
import { UNFOLD } from './show-door.ts'
import { useParts } from './use-parts.ts'

type DoorLineProps = {
  door: Door
  checks: readonly Check[]
  isOpen: boolean
  onToggle: () => void
}

/** A door in one line, for narrow windows: mark, place, devices and the sign of its checks. A tap unfolds it in place. */
export function DoorLine({ door, checks, isOpen, onToggle }: DoorLineProps) {
  const t = useWords()
  const parts = useParts()
  const { number, floor, place, kind, alike, items } = door
  const devices = items.map(({ code, quantity }) => modelOf(code, parts) + (quantity > 1 ? ` × ${quantity}` : ''))
  return (
    <td className={styles.fold}>
      <button type="button" className={styles.line} data-action={UNFOLD} aria-expanded={isOpen} onClick={onToggle}>
        <b>
          {number}
          {alike > 1 && ` × ${alike}`}
        </b>
        <span>{[floor, place].filter(Boolean).join(' ') || t(`door-schedule:kinds.${kind}`)}</span>
        <small>{devices.join(', ')}</small>
        <CheckSign checks={checks} />
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
    </td>
  )
}

/** The sign of a door's checks in wide windows: shows and hides their sentences. */
export function CheckToggle({ door: { number }, checks, isOpen, onToggle }: DoorLineProps) {
  const t = useWords()
  if (checks.length === 0) return null
  return (
    <button
      type="button"
      className={styles.toggle}
      data-action={UNFOLD}
      aria-expanded={isOpen}
      aria-label={t('door-schedule:doors.cell', {
        column: `${t('schedule-checks:checks.heading')} ${countFaults(checks) || checks.length}`,
        door: number,
      })}
      onClick={onToggle}
    >
      <CheckSign checks={checks} />
      <Icon name="chevron-down" className={styles.chevron} />
    </button>
  )
}

/** How many faults there are, or how many reminders where nothing is at fault. */
function CheckSign({ checks }: Pick<DoorLineProps, 'checks'>) {
  const t = useWords()
  if (checks.length === 0) return null
  const faults = countFaults(checks)
  return (
    <span className={styles.sign} data-reminder={faults === 0 || undefined}>
      <Icon name={faults > 0 ? 'error' : 'unplugged'} />
      <VisuallyHidden>{t('schedule-checks:checks.heading')}</VisuallyHidden>
      <span>{faults || checks.length}</span>
    </span>
  )
}
