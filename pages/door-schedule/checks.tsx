import { memo, useRef, useState } from 'react'
import type { Check, Remedy } from '../../src/web/features/door-schedule/check.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { CheckItem } from './check-item.tsx'
import styles from './door-schedule.module.css'
import { countFaults, groupChecks, keyOfCheck } from './group-checks.ts'
import { useIsNarrow } from './use-is-narrow.ts'

/** So many are shown at first; fewer on a phone, where what is below them would be far. */
const SHOWN = 20
const SHOWN_NARROW = 6

type ChecksProps = { checks: readonly Check[]; onRemedy: (remedy: Remedy) => void }

/** Conflicts between devices, each with its remedy as a button. Rendered again only if a conflict changed. */
export const Checks = memo(function Checks({ checks, onRemedy }: ChecksProps) {
  const t = useWords()
  const isNarrow = useIsNarrow()
  const [isWhole, setWhole] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const groups = groupChecks(checks)
  const faults = countFaults(checks)
  const shown = isWhole ? groups : groups.slice(0, isNarrow ? SHOWN_NARROW : SHOWN)
  const repair = (remedy: Remedy) => {
    // The button goes with its fault; the keyboard goes on before those that are left.
    heading.current?.focus({ preventScroll: true })
    onRemedy(remedy)
  }
  return (
    <section className={styles.part} aria-labelledby="checks-heading">
      <h2 id="checks-heading" ref={heading} tabIndex={-1}>
        {t('schedule-checks:checks.heading')} {faults > 0 && <small>{faults}</small>}
      </h2>
      {faults === 0 && (
        <p className={styles.right}>
          <Icon name="check" />
          {t('schedule-checks:checks.none')}
        </p>
      )}
      <ul className={styles.checks}>
        {shown.map((group, index) => (
          <CheckItem key={keyOfCheck(group.checks[0], index)} group={group} isLinked onRemedy={repair} />
        ))}
      </ul>
      {groups.length > shown.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('schedule-checks:checks.all', { count: checks.length })}
        </Button>
      )}
    </section>
  )
})
