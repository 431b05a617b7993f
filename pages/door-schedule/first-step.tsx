import { useWords } from '../../src/base/i18n/words.ts'
import { Link } from '../../src/web/navigation/routing/link.tsx'
import { Button } from '../../src/web/ui/button.tsx'
import { EmptyDoorway } from '../../src/web/ui/empty-doorway.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import text from '../../src/web/ui/text.module.css'
import styles from './door-schedule.module.css'

/** The ways to begin: a door, the size of a building, or the example. Also the name of the button, `data-action`. */
export type Beginning = 'add' | 'size' | 'example'

type FirstStepProps = {
  onBegin: (beginning: Beginning) => void
  /** Whether the example is offered: not where there are devices already. */
  hasExample: boolean
  /** Whether the size of a building is asked for. */
  canSize: boolean
  /** Nothing can be begun yet. */
  isDisabled?: boolean
  /** The beginning that was chosen and is not ready yet. */
  begun?: Beginning | undefined
}

/** The first actions while a schedule has no doors. */
export function FirstStep({ onBegin, hasExample, canSize, isDisabled = false, begun }: FirstStepProps) {
  const t = useWords()
  return (
    <div className={styles.beginning}>
      <EmptyDoorway
        className={styles.first}
        title={<p className={text.h3}>{t('door-schedule:doors.empty')}</p>}
        text={t('door-schedule:first.hint')}
      >
        <Button
          data-action="add"
          onClick={() => onBegin('add')}
          disabled={isDisabled}
          aria-busy={begun === 'add' || undefined}
        >
          <Icon name="plus" />
          {t('door-schedule:doors.add')}
        </Button>
        {canSize && (
          <Button
            variant="secondary"
            data-action="size"
            onClick={() => onBegin('size')}
            disabled={isDisabled}
            aria-busy={begun === 'size' || undefined}
          >
            {t('schedule.size')}
          </Button>
        )}
        {hasExample && (
          <Button
            variant="secondary"
            data-action="example"
            onClick={() => onBegin('example')}
            disabled={isDisabled}
            aria-busy={begun === 'example' || undefined}
          >
            {t('door-schedule:first.example')}
          </Button>
        )}
      </EmptyDoorway>
      <div className={styles.ways}>
        <p className={styles.hint}>{t('door-schedule:first.heading')}</p>
        <ul>
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
      </div>
    </div>
  )
}
