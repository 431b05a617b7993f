import { isEmpty, MAX_REMARKS, MAX_SHORT_TEXT, type Schedule } from '../../src/schedule/schedule.ts'
import { useWords } from '../../src/i18n/words.ts'
import { Button } from '../../src/ui/button.tsx'
import { Field } from '../../src/ui/field.tsx'
import styles from './door-schedule.module.css'
import { useText } from './use-text.ts'
import type { ScheduleState } from './use-schedule.ts'

/** Chooses the project, and says what it is. */
export function ProjectBar({ state }: { state: ScheduleState }) {
  const t = useWords()
  const { projects, view, schedule, change, undo, redo } = state
  const set = (changes: Partial<Schedule>) => change((before) => ({ ...before, ...changes }))
  const nameOf = (name: string) => name || t('door-schedule:project.unnamed')
  const remove = () => {
    if (isEmpty(schedule) || window.confirm(t('door-schedule:project.confirm', { name: nameOf(schedule.name) }))) {
      projects.remove(schedule.id)
    }
  }
  return (
    <section className={styles.project} aria-label={t('door-schedule:project.heading')}>
      <div className={styles.bar}>
        {view.list.length > 1 && (
          <select
            className={styles.cell}
            aria-label={t('door-schedule:project.choose')}
            value={schedule.id}
            onChange={(event) => projects.select(event.target.value)}
          >
            {view.list.map(({ id, name }) => (
              <option key={id} value={id}>
                {nameOf(name)}
              </option>
            ))}
          </select>
        )}
        <Button variant="quiet" size="small" onClick={() => projects.create()}>
          {t('door-schedule:project.create')}
        </Button>
        <Button variant="quiet" size="small" onClick={remove}>
          {t('door-schedule:project.remove')}
        </Button>
        <span className={styles.spread} />
        <Button variant="quiet" size="small" onClick={undo} disabled={!undo}>
          {t('door-schedule:project.undo')}
        </Button>
        <Button variant="quiet" size="small" onClick={redo} disabled={!redo}>
          {t('door-schedule:project.redo')}
        </Button>
      </div>
      <div className={styles.fields}>
        <TextField
          id="project-name"
          label={t('door-schedule:project.name')}
          value={schedule.name}
          max={MAX_SHORT_TEXT}
          onCommit={(name) => set({ name })}
        />
        <TextField
          id="project-customer"
          label={t('door-schedule:project.customer')}
          value={schedule.customer}
          max={MAX_SHORT_TEXT}
          onCommit={(customer) => set({ customer })}
        />
        <TextField
          id="project-remarks"
          label={t('door-schedule:project.remarks')}
          value={schedule.remarks}
          max={MAX_REMARKS}
          onCommit={(remarks) => set({ remarks })}
          isLong
        />
      </div>
    </section>
  )
}

type TextFieldProps = {
  id: string
  label: string
  value: string
  max: number
  onCommit: (value: string) => void
  isLong?: boolean
}

function TextField({ id, label, value, max, onCommit, isLong = false }: TextFieldProps) {
  const text = useText(value, onCommit)
  return (
    <Field id={id} label={label}>
      {(control) =>
        isLong ? (
          <textarea {...control} {...text} rows={2} maxLength={max} />
        ) : (
          <input {...control} {...text} maxLength={max} autoComplete="off" />
        )
      }
    </Field>
  )
}
