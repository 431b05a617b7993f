import { type SubmitEvent, useState, useSyncExternalStore } from 'react'
import { compareSchedules } from '../../src/web/features/door-schedule/compare-schedules.ts'
import { freezeIssue, isTooMuch, MAX_ISSUED_DOORS, MAX_ISSUES } from '../../src/web/features/door-schedule/issues.ts'
import { MAX_SHORT_TEXT } from '../../src/web/features/door-schedule/schedule.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Dialog } from '../../src/web/ui/dialog.tsx'
import { Field } from '../../src/web/ui/field.tsx'
import { Changes } from './changes.tsx'
import styles from './door-schedule.module.css'
import { MergeProjects } from './merge-projects.tsx'
import { dayOf } from './describe-issue.ts'
import { formatNumber } from './format-number.ts'
import type { ScheduleState } from './use-schedule.ts'

type IssuesDialogProps = Pick<ScheduleState, 'projects' | 'change'> & {
  onClose: () => void
  /** Says what was done. */
  announce: (message: string) => void
}

/** Freezes issues of the schedule, shows what has changed since, and merges it with another project. */
export default function IssuesDialog({ projects, change, onClose, announce }: IssuesDialogProps) {
  const t = useWords()
  const locale = useLocale()
  const { current } = useSyncExternalStore(projects.subscribe, projects.view)
  const { issues } = current
  const [name, setName] = useState(String(issues.length + 1))
  const [shown, setShown] = useState<string>()
  const issue = issues.find(({ id }) => id === shown)
  const isFull = isTooMuch(freezeIssue(current, name))
  const freeze = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = name.trim()
    if (said === '' || isFull || !change((schedule) => freezeIssue(schedule, said))) return
    onClose()
    announce(t('schedule-import:issues.frozen', { name: said }))
  }
  const remove = (id: string) => {
    change((schedule) => ({ ...schedule, issues: schedule.issues.filter((each) => each.id !== id) }))
    onClose()
    announce(t('schedule-import:issues.removed'))
  }
  return (
    <Dialog isOpen onClose={onClose} label={t('schedule-import:issues.heading')} className={styles.dialog}>
      <h2>{t('schedule-import:issues.heading')}</h2>
      <p>{t('schedule-import:issues.text')}</p>
      <form className={styles.freeze} onSubmit={freeze}>
        <Field
          id="issue-name"
          label={t('schedule-import:issues.name')}
          hint={
            isFull &&
            t('schedule-import:issues.full', { issues: MAX_ISSUES, doors: formatNumber(MAX_ISSUED_DOORS, locale) })
          }
        >
          {(control) => (
            <input
              {...control}
              type="text"
              required
              maxLength={MAX_SHORT_TEXT}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Button type="submit" disabled={isFull}>
          {t('schedule-import:issues.freeze')}
        </Button>
      </form>
      {issues.length > 0 && (
        <ul className={styles.issues}>
          {issues.toReversed().map(({ id, name: own, at, content }) => (
            <li key={id}>
              {t('schedule-import:issues.issue', { name: own, day: dayOf({ at }), count: content.doors.length })}
              <span className={styles.tools}>
                <Button
                  variant="quiet"
                  size="small"
                  aria-expanded={id === shown}
                  onClick={() => setShown(id === shown ? undefined : id)}
                >
                  {t('schedule-import:issues.since', { name: own })}
                </Button>
                <Button variant="quiet" size="small" onClick={() => remove(id)}>
                  {t('schedule-import:issues.remove', { name: own })}
                </Button>
              </span>
              {id === issue?.id && <Changes changes={compareSchedules(content, current)} />}
            </li>
          ))}
        </ul>
      )}
      <MergeProjects {...{ projects, change, announce, onClose }} />
      <div className={styles.tools}>
        <Button variant="quiet" onClick={onClose}>
          {t('schedule-import:issues.close')}
        </Button>
      </div>
    </Dialog>
  )
}
