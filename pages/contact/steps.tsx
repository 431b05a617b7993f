import { useWords } from '../../src/base/i18n/words.ts'
import styles from './steps.module.css'

const STEPS = ['details', 'contact', 'complete'] as const
export type StepName = (typeof STEPS)[number]

/** Progress over three steps: a beam that is filled up to the current one. */
export function Steps({ current }: { current: StepName }) {
  const t = useWords()
  const reached = STEPS.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={t('contact:steps.label')}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          data-done={index < reached ? '' : undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          <b>{index + 1}</b>
          {t(`contact:steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
