import { memo } from 'react'
import type { DeferredProjects } from '../../src/web/features/door-schedule/save-later.ts'
import { isEmpty, MAX_REMARKS, MAX_SHORT_TEXT, type Schedule } from '../../src/web/features/door-schedule/schedule.ts'
import type { Project } from '../../src/web/features/door-schedule/storage.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Field } from '../../src/web/ui/field.tsx'
import { Fold } from '../../src/web/ui/fold.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import styles from './door-schedule.module.css'
import { useText } from './use-text.ts'
import type { ScheduleState } from './use-schedule.ts'

type ProjectBarProps = Pick<ScheduleState, 'change' | 'undo' | 'redo'> &
  Pick<Schedule, 'id' | 'name' | 'customer' | 'remarks'> & {
    /** Undefined until the schedules are loaded: then nothing can be used. */
    projects: DeferredProjects | undefined
    list: readonly Project[]
    /** Of the schedule: the input belongs to this one. */
    of: string
  }

/** Chooses the project, and says what it is. Rendered again only if that was changed. */
export const ProjectBar = memo(function ProjectBar(props: ProjectBarProps) {
  const t = useWords()
  const { projects, list, of, id, name, customer, remarks, change, undo, redo } = props
  const set = (changes: Partial<Schedule>) => change((before) => ({ ...before, ...changes }))
  const nameOf = (known: string) => known || t('door-schedule:project.unnamed')
  const remove = () => {
    const current = projects?.view().current
    if (!current) return
    if (isEmpty(current) || window.confirm(t('door-schedule:project.confirm', { name: nameOf(current.name) }))) {
      projects?.remove(current.id)
    }
  }
  return (
    <section className={styles.project} inert={!projects} aria-label={t('door-schedule:project.heading')}>
      <div className={styles.bar}>
        {list.length > 1 && (
          <select
            className={styles.cell}
            aria-label={t('door-schedule:project.choose')}
            value={id}
            onChange={(event) => projects?.select(event.target.value)}
          >
            {list.map((each) => (
              <option key={each.id} value={each.id}>
                {nameOf(each.name)}
              </option>
            ))}
          </select>
        )}
        <Button variant="quiet" size="small" onClick={() => projects?.create()}>
          <Icon name="plus" />
          {t('door-schedule:project.create')}
        </Button>
        <Button variant="quiet" size="small" onClick={remove}>
          <Icon name="bin" />
          {t('door-schedule:project.remove')}
        </Button>
        <span className={styles.spread} />
        <span className={styles.steps}>
          <Button variant="quiet" size="small" onClick={undo} disabled={!undo}>
            {t('door-schedule:project.undo')}
          </Button>
          <Button variant="quiet" size="small" onClick={redo} disabled={!redo}>
            {t('door-schedule:project.redo')}
          </Button>
        </span>
      </div>
      <Fold key={of} heading={<h2>{t('door-schedule:project.heading')}</h2>}>
        <div className={styles.fields}>
          <TextField
            id="project-name"
            label={t('door-schedule:project.name')}
            value={name}
            max={MAX_SHORT_TEXT}
            isReadOnly={!projects}
            onCommit={(typed) => set({ name: typed })}
          />
          <TextField
            id="project-customer"
            label={t('door-schedule:project.customer')}
            value={customer}
            max={MAX_SHORT_TEXT}
            isReadOnly={!projects}
            onCommit={(typed) => set({ customer: typed })}
          />
          <TextField
            id="project-remarks"
            label={t('door-schedule:project.remarks')}
            value={remarks}
            max={MAX_REMARKS}
            isReadOnly={!projects}
            onCommit={(typed) => set({ remarks: typed })}
            isLong
          />
        </div>
      </Fold>
    </section>
  )
})

type TextFieldProps = {
  id: string
  label: string
  value: string
  max: number
  isReadOnly: boolean
  onCommit: (value: string) => void
  isLong?: boolean
}

function TextField({ id, label, value, max, isReadOnly, onCommit, isLong = false }: TextFieldProps) {
  const { field } = useText(value, onCommit)
  return (
    <Field id={id} label={label}>
      {(control) =>
        isLong ? (
          <textarea {...control} {...field} rows={2} maxLength={max} readOnly={isReadOnly} />
        ) : (
          <input {...control} {...field} type="text" maxLength={max} readOnly={isReadOnly} autoComplete="off" />
        )
      }
    </Field>
  )
}
