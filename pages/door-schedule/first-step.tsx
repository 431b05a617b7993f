import type { ReactNode } from 'react'
import { useWords } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import { Button } from '../../src/ui/button.tsx'
import { EmptyDoorway } from '../../src/ui/empty-doorway.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import text from '../../src/ui/text.module.css'
import styles from './door-schedule.module.css'

type FirstStepProps = {
  /** Fills in the example; missing if there are devices already. */
  onExample: (() => void) | undefined
  /** The button that adds a door. */
  children: ReactNode
}

/** What there is to do while a schedule has no doors. */
export function FirstStep({ onExample, children }: FirstStepProps) {
  const t = useWords()
  return (
    <>
      <EmptyDoorway
        className={styles.first}
        title={<p className={text.h3}>{t('door-schedule:doors.empty')}</p>}
        text={t('door-schedule:first.hint')}
      >
        {children}
        {onExample && (
          <Button variant="secondary" onClick={onExample}>
            {t('door-schedule:first.example')}
          </Button>
        )}
      </EmptyDoorway>
      <p className={styles.hint}>{t('door-schedule:first.heading')}</p>
      <ul className={styles.ways}>
        <li>
          <Link to="/products">
            <Icon name="door-plus" />
            {t('door-schedule:first.products')}
          </Link>
        </li>
        <li>
          <Link to="/success-stories">
            <Icon name="layers" />
            {t('door-schedule:first.cases')}
          </Link>
        </li>
      </ul>
    </>
  )
}
