import { memo, useRef, useState } from 'react'
import type { Check, Remedy } from '../../src/web/features/door-schedule/check.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import styles from './door-schedule.module.css'
import { countFaults, groupChecks } from './group-checks.ts'
import { sayCheck, sayRemedy } from './say-check.ts'
import { useParts } from './use-parts.ts'

/** So many are shown at first. */
const SHOWN = 20

type ChecksProps = { checks: readonly Check[]; onRemedy: (remedy: Remedy) => void }

/** Conflicts between devices, each with its remedy as a button. Rendered again only if a conflict changed. */
export const Checks = memo(function Checks({ checks, onRemedy }: ChecksProps) {
  const t = useWords()
  const locale = useLocale()
  const parts = useParts()
  const [isWhole, setWhole] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const groups = groupChecks(checks)
  const faults = countFaults(checks)
  const shown = isWhole ? groups : groups.slice(0, SHOWN)
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
        {shown.map(({ remedy, checks: alike }, index) => (
          // A lock in two forms can have the same fault twice.
          <li key={[alike[0].rule, alike[0].kind, alike[0].type, alike[0].door?.id, alike[0].code, index].join()}>
            <div>
              {alike.map((check, at) => (
                <p key={[check.rule, check.kind, check.type, check.code, at].join()} data-reminder={check.isReminder}>
                  <Icon name={check.isReminder ? 'unplugged' : 'error'} />
                  <span>{sayCheck(check, parts, t, locale)}</span>
                </p>
              ))}
            </div>
            {remedy && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => {
                  // The button goes with its fault; the keyboard goes on before those that are left.
                  heading.current?.focus({ preventScroll: true })
                  onRemedy(remedy)
                }}
              >
                {sayRemedy(remedy, parts, t)}
              </Button>
            )}
          </li>
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
