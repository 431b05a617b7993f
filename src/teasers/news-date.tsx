import { joinClasses } from '../ui/join-classes.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './news-date.module.css'

type NewsDateProps = {
  /** The day, `2026-03-05`. */
  day: string
  /** The day, written out for those who listen. */
  written: string
  className?: string | undefined
}

/** A day as news show it: month and date large, the year behind. */
export function NewsDate({ day, written, className }: NewsDateProps) {
  const [year, month, date] = day.split('-')
  return (
    <time className={joinClasses(styles.date, className)} dateTime={day}>
      <VisuallyHidden>{written}</VisuallyHidden>
      <b aria-hidden="true">
        {Number(month)}.{date}
      </b>
      <span aria-hidden="true">{year}</span>
    </time>
  )
}
