import { SHORT_DAYS } from '../../base/i18n/short-days.ts'
import { useLocale } from '../../base/i18n/words.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './news-date.module.css'

type NewsDateProps = {
  /** The date, `2026-03-05`. */
  day: string
  /** The date in words, for screen readers. */
  written: string
  className?: string | undefined
}

/** The date of a news item: month and day large, the year after them. */
export function NewsDate({ day, written, className }: NewsDateProps) {
  const locale = useLocale()
  const [year] = day.split('-')
  return (
    <time className={joinClasses(styles.date, className)} dateTime={day}>
      <VisuallyHidden>{written}</VisuallyHidden>
      <b aria-hidden="true">{SHORT_DAYS[locale](day, written)}</b>
      <span aria-hidden="true">{year}</span>
    </time>
  )
}
