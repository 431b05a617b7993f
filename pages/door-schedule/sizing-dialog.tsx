import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { loadSizings, type SizedSolution } from '../../src/web/features/door-schedule/sizing/load-sizings.ts'
import { addSized } from '../../src/web/features/door-schedule/sizing/add-sized.ts'
import { type Sized, sizeJob } from '../../src/web/features/door-schedule/sizing/size-job.ts'
import { emptySchedule, hasNothing, MAX_DOORS, type Schedule } from '../../src/web/features/door-schedule/schedule.ts'
import { useLocale, useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Dialog } from '../../src/web/ui/dialog.tsx'
import { Check, Field } from '../../src/web/ui/field.tsx'
import { Note } from '../../src/web/ui/note.tsx'
import { RetryNote } from '../../src/web/ui/retry-note.tsx'
import styles from './door-schedule.module.css'
import { type Answer, readAnswer } from './read-answer.ts'
import { describeJob } from './describe-reason.ts'
import { formatNumber } from './format-number.ts'
import { SizedTable } from './sized-table.tsx'
import own from './sizing.module.css'
import { useParts } from './use-parts.ts'
import type { ScheduleState } from './use-schedule.ts'

type SizingDialogProps = Pick<ScheduleState, 'projects' | 'change'> & {
  /** The solution that is sized at first; the first one if there is no such one. */
  slug: string
  /** With a message if something was added. */
  onClose: (said?: string) => void
}

/** Asks a few questions about a building, and fills the schedule in one step when the visitor takes the result over. */
export default function SizingDialog({ projects, change, slug, onClose }: SizingDialogProps) {
  const t = useWords()
  const locale = useLocale()
  const [solutions, setSolutions] = useState<readonly SizedSolution[] | 'failed'>()
  const [asked, setAsked] = useState(slug)
  useEffect(() => {
    if (solutions) return undefined
    let isWanted = true
    loadSizings(locale).then(
      (found) => isWanted && setSolutions(found),
      () => isWanted && setSolutions('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [solutions, locale])
  const known = Array.isArray(solutions) ? (solutions as readonly SizedSolution[]) : []
  const solution = known.find((each) => each.slug === asked) ?? known[0]
  return (
    <Dialog isOpen onClose={() => onClose()} label={t('schedule.size')} className={styles.dialog}>
      <h2>{t('schedule.size')}</h2>
      <p>{t('sizing:text')}</p>
      {solutions === 'failed' && (
        <RetryNote
          title={t('error.server.description')}
          label={t('error.retry')}
          onRetry={() => setSolutions(undefined)}
        />
      )}
      {!solutions && <p role="status">{t('sizing:loading')}</p>}
      {known.length > 1 && (
        <Field id="sizing-solution" label={t('sizing:solution')}>
          {(control) => (
            <select {...control} value={solution?.slug} onChange={({ target }) => setAsked(target.value)}>
              {known.map((each) => (
                <option key={each.slug} value={each.slug}>
                  {each.title}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {solution ? (
        <SizingForm key={solution.slug} {...{ solution, projects, change, onClose }} />
      ) : (
        <div className={styles.tools}>
          <Button variant="quiet" onClick={() => onClose()}>
            {t('sizing:cancel')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

type SizingFormProps = Omit<SizingDialogProps, 'slug'> & { solution: SizedSolution }

/** The questions of a solution, its alternatives, and the result of the answers. */
function SizingForm({ solution, projects, change, onClose }: SizingFormProps) {
  const t = useWords()
  const locale = useLocale()
  const parts = useParts()
  const { current } = useSyncExternalStore(projects.subscribe, projects.view)
  const { questions, choices } = solution.rules
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The button that had the focus until the rules were loaded is gone.
    const dialog = form.current?.closest('dialog')
    if (document.activeElement === document.body) dialog?.querySelector<HTMLElement>('select, input')?.focus()
  }, [])
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const read = questions.map((question) => ({
    ...question,
    text: typed[question.id] ?? String(question.value),
    answer: readAnswer(typed[question.id] ?? String(question.value), question),
  }))
  const answers = Object.fromEntries(read.map(({ id, answer }) => [id, 'value' in answer ? answer.value : 0]))
  const isRight = read.every(({ answer }) => 'value' in answer)
  const sized = isRight
    ? sizeJob(solution.rules, {
        answers,
        chosen,
        parts,
        placeIn: (place, unit, number) => t('sizing:place', { place, unit, number }),
      })
    : undefined
  const addTo = (schedule: Schedule, job: Sized) =>
    addSized(schedule, job, solution.title, describeJob(solution, job, { answers, parts, t, locale }))
  const isEmpty = hasNothing(current)
  const count = sized?.doors.reduce((sum, { alike }) => sum + alike, 0) ?? 0
  const take = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sized) {
      const wrong = event.currentTarget.querySelector<HTMLInputElement>('[aria-invalid]')
      wrong?.focus()
      return wrong?.select()
    }
    if (change((schedule) => addTo(schedule, sized) ?? schedule)) onClose(t('sizing:taken', { count }))
  }
  const takeNew = () => {
    const added = sized && addTo(emptySchedule(''), sized)
    if (!added) return
    projects.create(added)
    onClose(t('sizing:takenNew'))
  }
  return (
    <form ref={form} className={own.form} onSubmit={take} noValidate>
      <fieldset className={own.answers}>
        <legend>{t('sizing:questions')}</legend>
        {read.map(({ id, label, min, max, text, answer }) => (
          <Field
            key={id}
            id={`sizing-${id}`}
            label={label}
            error={fieldErrorMessage(answer, min, max)}
            hint={describeAnswer(answer)}
          >
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                value={text}
                // Input then replaces the number, as it does after Tab.
                onClick={(event) => event.currentTarget.select()}
                onChange={({ target }) => setTyped({ ...typed, [id]: target.value })}
              />
            )}
          </Field>
        ))}
      </fieldset>
      {choices.length > 0 && (
        <div className={own.choices}>
          {choices.map(({ id, label, options, default: first }) => (
            <fieldset key={id}>
              <legend>{label}</legend>
              {options.map(({ product }) => (
                <Check
                  key={product}
                  type="radio"
                  name={`sizing-${id}`}
                  checked={(chosen[id] ?? first) === product}
                  onChange={() => setChosen({ ...chosen, [id]: product })}
                >
                  {[parts.byCode.get(product)?.model, parts.byCode.get(product)?.name].join(' ')}
                </Check>
              ))}
            </fieldset>
          ))}
        </div>
      )}
      {sized && <Sum sized={sized} isTooMuch={!addTo(current, sized)} held={current.doors.length} />}
      <div className={styles.tools}>
        <Button type="submit">{t(isEmpty ? 'sizing:fill' : 'sizing:take')}</Button>
        {!isEmpty && (
          <Button variant="secondary" onClick={takeNew}>
            {t('sizing:takeNew')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => onClose()}>
          {t('sizing:cancel')}
        </Button>
      </div>
      {sized && <SizedTable lines={sized.lines} />}
    </form>
  )

  function fieldErrorMessage(answer: Answer, min: number, max: number): string | undefined {
    const limits = { min: formatNumber(min, locale), max: formatNumber(max, locale) }
    return 'fault' in answer ? t(`sizing:answers.${answer.fault}`, limits) : undefined
  }

  function describeAnswer(answer: Answer): string | undefined {
    return 'isConverted' in answer ? t('sizing:answers.read', { value: answer.value }) : undefined
  }
}

type SumProps = { sized: Sized; isTooMuch: boolean; held: number }

/** The size of the result, and a fault if it is too much for a schedule. */
function Sum({ sized: { doors, lines }, isTooMuch, held }: SumProps) {
  const t = useWords()
  const locale = useLocale()
  const say = (value: number) => formatNumber(value, locale)
  const devices = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const count = doors.reduce((sum, { alike }) => sum + alike, 0)
  const isFull = doors.length + held > MAX_DOORS
  const fault = isFull ? t('sizing:tooMany', { rows: say(doors.length), most: say(MAX_DOORS) }) : t('sizing:tooMuch')
  return (
    <div className={own.sum}>
      <p role="status">{t('sizing:sum', { doors: say(count), rows: say(doors.length), devices: say(devices) })}</p>
      {isTooMuch && <Note role="alert" icon="error" title={fault} />}
    </div>
  )
}
