import { useEffect, useRef, useState } from 'react'
import { createKey } from '../../../src/web/features/staff/desk/create-key.ts'
import { STATES, type Templates } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { type Locale, LOCALE_FACTS, LOCALES } from '../../../src/base/i18n/locale.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { Field } from '../../../src/web/ui/field.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import { SelectField } from '../../../src/web/features/staff/desk/select-field.tsx'
import text from '../../../src/web/ui/text.module.css'
import { AnswerPreview } from './answer-preview.tsx'
import { ConflictNote } from './conflict-note.tsx'
import type { PartProps } from './handling-form.tsx'
import styles from './request.module.css'
import type { AnswerDraft } from './use-draft.ts'
import { useSaving } from './use-saving.ts'
import { useTemplates } from './use-templates.ts'

const MAX_SUBJECT = 200
const MAX_TEXT = 10_000

type AnswerFormProps = PartProps & {
  answer: 'begun' | 'asked' | undefined
  /** Whether mails can be sent; undefined until it is known. */
  hasMail: boolean | undefined
}

/** The answer by mail, or why none can be sent: from a template or of one's own, looked at before it is sent. */
export function AnswerForm({ answer, hasMail, ...props }: AnswerFormProps) {
  const t = useWords()
  const { value: templates, error, reload } = useTemplates(answer && props.request.number)
  const isOff = hasMail === false || templates?.mail === false
  if (!answer && !isOff) return null
  return (
    <section className={styles.part} aria-labelledby="answer">
      <header className={styles.partHead}>
        <h3 id="answer" tabIndex={-1}>
          {t('desk-requests:answer.heading')}
        </h3>
        {!isOff && <p className={text.meta}>{t('desk-requests:answer.replies')}</p>}
      </header>
      {error && <RetryNote title={t('desk-requests:answer.failed')} label={t('error.retry')} onRetry={reload} />}
      {isOff && <p>{t('desk-requests:answer.off')}</p>}
      {templates && !isOff && <Composer {...props} templates={templates} isAsked={answer === 'asked'} />}
    </section>
  )
}

type ComposerProps = PartProps & {
  templates: Templates
  /** Whether somebody has just asked for it, and goes on here. */
  isAsked: boolean
}

function Composer({ request, draft, onDraft, onSaved, templates, isAsked }: ComposerProps) {
  const t = useWords()
  const api = useDeskApi()
  const saving = useSaving()
  const [isPreviewed, setIsPreviewed] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const [isSent, setIsSent] = useState(false)
  /** The template or language that would replace what was typed. */
  const [wanted, setWanted] = useState<{ template: string; language: Locale }>()
  const form = useRef<HTMLFormElement>(null)
  // The focused element is gone: the button that opened this, or the preview with its buttons.
  const returnsFocus = useRef(isAsked)
  useEffect(() => {
    if (!isPreviewed && returnsFocus.current) toStart(form.current)
    returnsFocus.current = isPreviewed
  }, [isPreviewed])
  const blank: AnswerDraft = { key: '', template: '', language: templates.language, subject: '', text: '', state: '' }
  const answer = draft.answer ?? blank
  const write = (change: Partial<AnswerDraft>) => {
    setIsSent(false)
    setIsMissing(false)
    const next = { ...answer, ...change, key: createKey() }
    onDraft({ answer: next, version: draft.version ?? request.version })
  }
  const textsOf = (template: string, language: Locale) => {
    const found = templates.templates.find(({ id }) => id === template)
    return { subject: found?.subject[language] ?? '', text: found?.text[language] ?? '' }
  }
  const gapsIn = ({ template, language, text }: AnswerDraft) => {
    const found = templates.templates.find(({ id }) => id === template)
    return found?.gaps[language].filter((gap) => text.includes(gap)) ?? []
  }
  const isOwnText = () => {
    const texts = textsOf(answer.template, answer.language)
    return (answer.subject !== texts.subject || answer.text !== texts.text) && (answer.subject || answer.text) !== ''
  }
  const choose = (template: string, language: Locale) => {
    // One's own text stays with another language; a template's is in that language.
    if (template === '') write({ template, language })
    else if (isOwnText()) setWanted({ template, language })
    else write({ template, language, ...textsOf(template, language) })
  }
  const discard = () => {
    saving.clear()
    setIsPreviewed(false)
    onDraft({ answer: undefined })
    toStart(form.current)
  }
  const send = async (version: number) => {
    const { key, language, subject, text, state } = answer
    const saved = await saving.save(() =>
      api.answer(request.number, { key, version, language, subject, text, state: state || undefined }),
    )
    if (!saved) return
    setIsPreviewed(false)
    // Changes during the sending stay.
    onDraft((before) => ({ version: saved.version, ...(before.answer?.key === key && { answer: undefined }) }))
    onSaved(saved)
    setIsSent(true)
  }
  const textFault = (answer: AnswerDraft) => {
    if (!answer.text.trim()) return t('desk-requests:answer.required')
    const gaps = gapsIn(answer)
    return gaps.length > 0 ? t('desk-requests:answer.gaps', { gaps: gaps.join(' ') }) : undefined
  }
  const preview = () => {
    const isIncomplete = !answer.subject.trim() || textFault(answer) !== undefined
    setIsMissing(isIncomplete)
    setIsPreviewed(!isIncomplete)
  }
  const hasDraft = draft.answer !== undefined
  return (
    <form
      method="post"
      ref={form}
      className={styles.composer}
      aria-labelledby="answer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isPreviewed) void send(draft.version ?? request.version)
        else preview()
      }}
    >
      {isPreviewed ? (
        <AnswerPreview answer={answer} to={request.email} />
      ) : (
        <>
          <div className={styles.choices}>
            <SelectField
              id="answer-template"
              label={t('desk-requests:answer.template')}
              value={answer.template}
              onChange={(template) => choose(template, answer.language)}
              options={[
                ['', t('desk-requests:answer.ownText')],
                ...templates.templates.map(({ id, name }) => [id, name] as const),
              ]}
            />
            <SelectField
              id="answer-language"
              label={t('desk-requests:answer.language')}
              value={answer.language}
              onChange={(language) => choose(answer.template, language)}
              options={LOCALES.map((each) => [each, LOCALE_FACTS[each].name ?? t(`desk:languages.${each}`)])}
            />
          </div>
          {wanted && (
            <ReplaceQuestion
              onYes={() => {
                write({ ...wanted, ...textsOf(wanted.template, wanted.language) })
                setWanted(undefined)
                toStart(form.current)
              }}
              onNo={() => {
                setWanted(undefined)
                toStart(form.current)
              }}
            />
          )}
          <Field
            id="answer-subject"
            label={t('desk-requests:answer.subject')}
            error={isMissing && !answer.subject.trim() ? t('desk-requests:answer.required') : saving.faults.subject}
          >
            {(control) => (
              <input
                {...control}
                required
                maxLength={MAX_SUBJECT}
                value={answer.subject}
                onChange={(event) => write({ subject: event.target.value })}
              />
            )}
          </Field>
          <Field
            id="answer-text"
            label={t('desk-requests:answer.text')}
            error={(isMissing && textFault(answer)) || saving.faults.text}
          >
            {(control) => (
              <textarea
                {...control}
                required
                lang={LOCALE_FACTS[answer.language].htmlLang}
                maxLength={MAX_TEXT}
                rows={12}
                value={answer.text}
                onChange={(event) => write({ text: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
      {saving.conflict && (
        <ConflictNote
          conflict={saving.conflict}
          onTakeOver={() => void send(saving.conflict?.version ?? request.version)}
          onRedo={() => {
            if (saving.conflict) {
              onSaved(saving.conflict.request)
              onDraft({ version: saving.conflict.version })
            }
            saving.clear()
            setIsPreviewed(false)
          }}
        />
      )}
      {saving.failure && <Note role="alert" icon="error" title={saving.failure} />}
      <div className={styles.sendLine}>
        <SelectField
          id="answer-state"
          label={t('desk-requests:answer.stateAfter')}
          value={answer.state}
          onChange={(state) => write({ state })}
          options={[
            ['', t('desk-requests:answer.stateKept')],
            ...STATES.filter((state) => state !== request.state || state === answer.state).map(
              (state) => [state, t(`desk-requests:states.${state}`)] as const,
            ),
          ]}
        />
        <div className={styles.actions}>
          {isPreviewed ? (
            <>
              <Button type="submit" size="small" aria-disabled={saving.isSaving} aria-busy={saving.isSaving}>
                {saving.isSaving ? t('desk-requests:answer.sending') : t('desk-requests:answer.send')}
              </Button>
              <Button variant="secondary" size="small" onClick={() => setIsPreviewed(false)}>
                {t('desk-requests:answer.edit')}
              </Button>
            </>
          ) : (
            <Button type="submit" size="small">
              {t('desk-requests:answer.preview')}
            </Button>
          )}
          {hasDraft && (
            <Button variant="quiet" size="small" onClick={discard}>
              {t('desk-requests:answer.discard')}
            </Button>
          )}
          <p className={text.meta} role="status">
            {isSent && t('desk-requests:answer.queued')}
          </p>
        </div>
      </div>
    </form>
  )
}

function toStart(form: HTMLFormElement | null): void {
  form?.querySelector('select')?.focus()
}

/** Asks before a template replaces what somebody has written. */
function ReplaceQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const t = useWords()
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => question.current?.focus(), [])
  return (
    <div
      ref={question}
      role="group"
      aria-label={t('desk-requests:answer.replace')}
      tabIndex={-1}
      className={styles.question}
    >
      <p>{t('desk-requests:answer.replace')}</p>
      <Button variant="secondary" size="small" onClick={onYes}>
        {t('desk-requests:answer.replaceYes')}
      </Button>
      <Button variant="quiet" size="small" onClick={onNo}>
        {t('desk-requests:answer.replaceNo')}
      </Button>
    </div>
  )
}
