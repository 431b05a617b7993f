import { useRef, useState } from 'react'
import { DeskRow } from '../../../src/web/features/staff/desk/desk-row.tsx'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { useLoaded } from '../../../src/web/features/staff/desk/use-loaded.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import { Skeleton } from '../../../src/web/ui/skeleton.tsx'
import { AddPersonForm } from './add-person-form.tsx'
import styles from './people.module.css'
import { PersonEntry } from './person-entry.tsx'
import { Trail } from './trail.tsx'

/** All accounts, a form that adds one, and the trail of what was done to and by them. */
export function People() {
  const t = useWords()
  const api = useDeskApi()
  const { value: people, error, reload } = useLoaded(api.people)
  const [edition, setEdition] = useState(0)
  const [said, setSaid] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const say = (sentence: string) => {
    setSaid(sentence)
    // It may be far from the form, which may be gone.
    status.current?.focus()
    reload()
    setEdition(edition + 1)
  }
  const admins = people?.filter(({ role }) => role === 'admin').length ?? 0
  return (
    <>
      <DeskRow heading={t('desk-people:accounts')} hint={t('desk-people:accountsHint')}>
        <p ref={status} role="status" tabIndex={-1} className={styles.said}>
          {said}
        </p>
        {error && <RetryNote title={t('desk-people:failed')} label={t('error.retry')} onRetry={reload} />}
        {people ? (
          <div>
            {people.map((person) => (
              <PersonEntry
                key={person.account}
                person={person}
                isLastAdmin={person.role === 'admin' && admins === 1}
                onDone={say}
              />
            ))}
          </div>
        ) : (
          !error && <Skeleton className={styles.skeleton} />
        )}
      </DeskRow>
      <DeskRow heading={t('desk-people:add')} hint={t('desk-people:addHint')}>
        <AddPersonForm onAdded={say} />
      </DeskRow>
      <Trail edition={edition} />
    </>
  )
}
