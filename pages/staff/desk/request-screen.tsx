import { useEffect, useRef, useState } from 'react'
import { useDesk } from '../../../src/web/features/staff/desk/desk.ts'
import type { Detail } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Link } from '../../../src/web/navigation/routing/link.tsx'
import { Button } from '../../../src/web/ui/button.tsx'
import { Icon } from '../../../src/web/ui/icon.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import { Skeleton } from '../../../src/web/ui/skeleton.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Attachments } from './attachments.tsx'
import { type DeskQuery, deskPath } from './desk-query.ts'
import { ErasureForm } from './erasure-form.tsx'
import { HANDLING_FORM, HandlingForm } from './handling-form.tsx'
import { History } from './history.tsx'
import { ConcurrentChangesNote } from './concurrent-changes-note.tsx'
import { NoteForm } from './note-form.tsx'
import { RequestFacts } from './request-facts.tsx'
import styles from './request.module.css'
import { StateMark } from './state-mark.tsx'
import { isTyped, useDraft } from './use-draft.ts'
import { useMailNews } from './use-mail-news.ts'
import { useRequest } from './use-request.ts'

type RequestScreenProps = {
  query: DeskQuery
  /** Whether mails can be sent; undefined until it is known. */
  hasMail: boolean | undefined
  /** The last version that the desk has heard of; undefined if it was not changed since the desk was opened. */
  heardVersion: number | undefined
  /** Called when the request is no longer unread, or has changed. */
  onRead: () => void
  /** Goes to a neighbour in the list; undefined at its end. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** One request: all sent data, its history, and the actions of this role. */
export function RequestScreen({ query, hasMail, heardVersion = 0, onRead, onPrevious, onNext }: RequestScreenProps) {
  const t = useWords()
  const number = query.request
  const { value: request, error, show, reload } = useRequest(number)
  const { account, may } = useDesk()
  const draft = useDraft(number, account)
  /** Whether an answer is written: one that was begun before, or has just been asked for. */
  const [answer, setAnswer] = useState<'begun' | 'asked' | undefined>(draft[0].answer && 'begun')
  const write = () => {
    setAnswer((before) => before ?? 'asked')
    // Its first field; its heading while that is not there.
    const part = document.getElementById('answer-template') ?? document.getElementById('answer')
    part?.focus()
  }
  const isOpen = request !== undefined
  const isChangeable = isOpen && may('change requests') && request.erased === 'no'
  const read = useRef(onRead)
  useEffect(() => {
    read.current = onRead
  })
  useEffect(() => {
    if (isOpen) read.current()
  }, [isOpen])
  const isBehind = request !== undefined && heardVersion > request.version
  // Choices and texts of this person stay; changes by others are announced beside them.
  useEffect(() => {
    if (isBehind) reload()
  }, [isBehind, reload])
  useMailNews(request, reload)
  return (
    <div className={styles.pane}>
      <div className={styles.toolbar}>
        <Link
          to={deskPath({ ...query, request: '' })}
          className={styles.back}
          aria-label={t('desk-requests:request.back')}
        >
          <Icon name="arrow-left" />
        </Link>
        {isChangeable && (
          <>
            {hasMail !== false && (
              <Button variant="secondary" size="tool" data-key="a" onClick={write}>
                {t('desk-requests:answer.write')}
              </Button>
            )}
            <Button
              type="submit"
              form={HANDLING_FORM}
              value="closed"
              variant="secondary"
              size="tool"
              data-key="e"
              aria-disabled={request.state === 'closed'}
            >
              {t('desk-requests:handling.close')}
            </Button>
          </>
        )}
        <Step label={t('desk-requests:request.previous')} shortcut="k" onStep={onPrevious} />
        <Step label={t('desk-requests:request.next')} shortcut="j" onStep={onNext} />
      </div>
      {error && <Failure error={error} number={number} onRetry={reload} />}
      {request ? (
        <RequestParts
          request={request}
          draft={draft}
          isChangeable={isChangeable}
          answer={answer}
          hasMail={hasMail}
          onSaved={(saved) => {
            show(saved)
            onRead()
          }}
        />
      ) : (
        !error && <Skeleton className={styles.skeleton} />
      )}
    </div>
  )
}

type StepProps = { label: string; shortcut: 'j' | 'k'; onStep: (() => void) | undefined }

function Step({ label, shortcut, onStep }: StepProps) {
  return (
    <Button
      variant="quiet"
      size="tool"
      className={styles.step}
      aria-label={label}
      title={label}
      aria-disabled={!onStep}
      data-key={shortcut}
      onClick={onStep}
    >
      <Icon name="chevron-down" />
    </Button>
  )
}

function Failure({ error, number, onRetry }: { error: { status: number }; number: string; onRetry: () => void }) {
  const t = useWords()
  if (error.status === 404 || error.status === 400) {
    return (
      <Note
        role="alert"
        icon="file-error"
        title={t('desk-requests:request.missing', { number })}
        className={styles.failed}
      />
    )
  }
  return (
    <RetryNote
      title={t('desk-requests:request.failed')}
      label={t('error.retry')}
      onRetry={onRetry}
      className={styles.failed}
    />
  )
}

type RequestPartsProps = {
  request: Detail
  draft: ReturnType<typeof useDraft>
  /** Whether this role may change it, and it is not erased. */
  isChangeable: boolean
  answer: 'begun' | 'asked' | undefined
  hasMail: boolean | undefined
  onSaved: (request: Detail) => void
}

function RequestParts({ request, draft: [draft, onDraft], isChangeable, answer, hasMail, onSaved }: RequestPartsProps) {
  const t = useWords()
  const { may } = useDesk()
  const heading = useRef<HTMLHeadingElement>(null)
  const isErased = request.erased !== 'no'
  const isDraft = isTyped(draft)
  // The focused element is gone: the list's link, or the form of the erasure. A field that somebody types in meanwhile keeps it.
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea, select'))
      heading.current?.focus({ preventScroll: !isErased })
  }, [isErased])
  // Drafts about a person are erased with the rest.
  useEffect(() => {
    if (isErased && isDraft) onDraft({ state: undefined, person: undefined, note: undefined, answer: undefined })
  }, [isErased, isDraft, onDraft])
  const since = draft.version ?? request.version
  const changes = request.history.filter(({ version }) => version !== null && version > since)
  const parts = { request, draft, onDraft, onSaved }
  return (
    <article className={styles.request}>
      <header className={styles.head}>
        <p className={styles.meta}>
          <span>{request.number}</span>
          <StateMark state={request.state} />
          <span>{request.person ?? t('desk-requests:nobody')}</span>
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {request.subject || t('desk-requests:erasedName')}
        </h2>
        <ConcurrentChangesNote
          changes={isChangeable ? changes : []}
          onSeen={() => onDraft({ version: request.version })}
        />
      </header>
      <div className={styles.main}>
        {isErased && (
          <p className={styles.notice}>
            {t(`desk-requests:request.${request.erased === 'yes' ? 'erased' : 'pending'}`)}
          </p>
        )}
        {!isErased && !isChangeable && isDraft && <p className={styles.notice}>{t('desk-requests:request.mayNot')}</p>}
        {request.suspicion && (
          <p className={styles.notice}>{t(`desk-requests:request.suspicion.${request.suspicion}`)}</p>
        )}
        <RequestFacts request={request} />
        {request.details && (
          <section className={styles.part} aria-labelledby="details">
            <h3 id="details">{t('desk-requests:request.details')}</h3>
            <p className={styles.message}>{request.details}</p>
          </section>
        )}
        <Attachments request={request} />
        {isChangeable && <AnswerForm {...parts} answer={answer} hasMail={hasMail} />}
      </div>
      <div className={styles.side}>
        {isChangeable && (
          <>
            <HandlingForm {...parts} />
            <NoteForm {...parts} />
          </>
        )}
        <History entries={request.history} />
        {may('manage data') && !isErased && <ErasureForm request={request} onSaved={onSaved} />}
      </div>
    </article>
  )
}
