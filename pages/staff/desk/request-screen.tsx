import { useEffect, useRef } from 'react'
import { useDesk } from '../../../src/web/features/staff/desk/desk.ts'
import type { Detail } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Link } from '../../../src/web/navigation/routing/link.tsx'
import { Icon } from '../../../src/web/ui/icon.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import { Skeleton } from '../../../src/web/ui/skeleton.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Attachments } from './attachments.tsx'
import { type DeskQuery, deskPath } from './desk-query.ts'
import { ErasureForm } from './erasure-form.tsx'
import { HandlingForm } from './handling-form.tsx'
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
  /** The last version that the desk has heard of; undefined if it was not changed since the desk was opened. */
  heardVersion: number | undefined
  /** Called when the request is no longer unread, or has changed. */
  onRead: () => void
}

/** One request: all sent data, its history, and the actions of this role. */
export function RequestScreen({ query, heardVersion = 0, onRead }: RequestScreenProps) {
  const t = useWords()
  const number = query.request
  const { value: request, error, show, reload } = useRequest(number)
  const { account } = useDesk()
  const draft = useDraft(number, account)
  const isOpen = request !== undefined
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
    <>
      <p className={styles.back}>
        <Link to={deskPath({ ...query, request: '' })} className={styles.backLink}>
          <Icon name="arrow-left" />
          {t('desk:request.back')}
        </Link>
      </p>
      {error && <Failure error={error} number={number} onRetry={reload} />}
      {request ? (
        <RequestParts
          request={request}
          draft={draft}
          onSaved={(saved) => {
            show(saved)
            onRead()
          }}
        />
      ) : (
        !error && <Skeleton className={styles.skeleton} />
      )}
    </>
  )
}

function Failure({ error, number, onRetry }: { error: { status: number }; number: string; onRetry: () => void }) {
  const t = useWords()
  if (error.status === 404 || error.status === 400) {
    return (
      <Note role="alert" icon="file-error" title={t('desk:request.missing', { number })} className={styles.failed} />
    )
  }
  return (
    <RetryNote title={t('desk:request.failed')} label={t('error.retry')} onRetry={onRetry} className={styles.failed} />
  )
}

type RequestPartsProps = {
  request: Detail
  draft: ReturnType<typeof useDraft>
  onSaved: (request: Detail) => void
}

function RequestParts({ request, draft: [draft, onDraft], onSaved }: RequestPartsProps) {
  const t = useWords()
  const { may } = useDesk()
  const heading = useRef<HTMLHeadingElement>(null)
  const isErased = request.erased !== 'no'
  const isChangeable = may('change requests') && !isErased
  const isDraft = isTyped(draft)
  // The focused element is gone: the list's link, or the form of the erasure.
  useEffect(() => heading.current?.focus({ preventScroll: !isErased }), [isErased])
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
          <span>{request.person ?? t('desk:nobody')}</span>
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {request.subject || t('desk:erasedName')}
        </h2>
        <ConcurrentChangesNote
          changes={isChangeable ? changes : []}
          onSeen={() => onDraft({ version: request.version })}
        />
      </header>
      <div className={styles.main}>
        {isErased && (
          <p className={styles.notice}>{t(`desk:request.${request.erased === 'yes' ? 'erased' : 'pending'}`)}</p>
        )}
        {!isErased && !isChangeable && isDraft && <p className={styles.notice}>{t('desk:request.mayNot')}</p>}
        {request.suspicion && <p className={styles.notice}>{t(`desk:request.suspicion.${request.suspicion}`)}</p>}
        <RequestFacts request={request} />
        {request.details && (
          <section className={styles.part} aria-labelledby="details">
            <h3 id="details">{t('desk:request.details')}</h3>
            <p className={styles.message}>{request.details}</p>
          </section>
        )}
        <Attachments request={request} />
        {isChangeable && <AnswerForm {...parts} />}
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
