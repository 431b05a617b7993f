import { useRef, useState } from 'react'
import { useDesk } from '../../../src/web/features/staff/desk/desk.ts'
import { type Detail, type State, STATES } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import { SelectField } from '../../../src/web/features/staff/desk/select-field.tsx'
import text from '../../../src/web/ui/text.module.css'
import { ConflictNote } from './conflict-note.tsx'
import styles from './request.module.css'
import { useAssignees } from './use-assignees.ts'
import type { Draft, DraftChange } from './use-draft.ts'
import { useSaving } from './use-saving.ts'

export type PartProps = {
  request: Detail
  draft: Draft
  onDraft: DraftChange
  /** Shows what the API answered. */
  onSaved: (request: Detail) => void
}

/** The id of the form, for a button elsewhere whose value is the state to save. */
export const HANDLING_FORM = 'handling-form'

/** State and person in charge: chosen first, then saved together. */
export function HandlingForm({ request, draft, onDraft, onSaved }: PartProps) {
  const t = useWords()
  const api = useDeskApi()
  const { account } = useDesk()
  const assignees = useAssignees()
  const saving = useSaving()
  const [isSaved, setIsSaved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const state = draft.state ?? request.state
  const person = draft.person === undefined ? request.person : draft.person
  const isChanged = state !== request.state || person !== request.person
  const people = [...new Set([account, ...assignees, ...(person ? [person] : [])])]

  const choose = (change: Draft) => {
    setIsSaved(false)
    onDraft({ version: draft.version ?? request.version, ...change })
  }
  const drop = () => onDraft({ state: undefined, person: undefined })
  const save = async (version: number, chosen: { state: State; person: string | null }) => {
    const saved = await saving.save(() =>
      api.change(request.number, {
        version,
        ...(chosen.state !== request.state && { state: chosen.state }),
        ...(chosen.person !== request.person && { person: chosen.person }),
      }),
    )
    if (!saved) return
    // A person that was chosen and not saved stays chosen.
    const kept = draft.person === undefined || draft.person === chosen.person ? undefined : draft.person
    onDraft({ state: undefined, person: kept, version: saved.version })
    onSaved(saved)
    setIsSaved(true)
  }
  const takeIt = () => {
    // The button that was pressed is gone then.
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    const taken = { state: request.state === 'new' ? ('in_progress' as const) : state, person: account }
    choose(taken)
    void save(draft.version ?? request.version, taken)
  }
  const close = () => {
    if (request.state === 'closed') return
    choose({ state: 'closed' })
    void save(draft.version ?? request.version, { state: 'closed', person: request.person })
  }
  return (
    <form
      id={HANDLING_FORM}
      ref={form}
      method="post"
      className={styles.card}
      aria-labelledby="handling"
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent
        if (submitter?.getAttribute('value') === 'closed') close()
        else if (isChanged) void save(draft.version ?? request.version, { state, person })
      }}
    >
      <h3 id="handling">{t('desk-requests:handling.heading')}</h3>
      <SelectField
        id="handling-state"
        label={t('desk-requests:handling.state')}
        value={state}
        onChange={(chosen) => choose({ state: chosen })}
        options={STATES.map((each) => [each, t(`desk-requests:states.${each}`)])}
      />
      <SelectField
        id="handling-person"
        label={t('desk-requests:handling.person')}
        error={saving.faults.person}
        value={person ?? ''}
        onChange={(chosen) => choose({ person: chosen || null })}
        options={[['', t('desk-requests:nobody')], ...people.map((each) => [each, each] as const)]}
      />
      {saving.conflict && (
        <ConflictNote
          conflict={saving.conflict}
          onTakeOver={() => void save(saving.conflict?.version ?? request.version, { state, person })}
          onRedo={() => {
            if (saving.conflict) onSaved(saving.conflict.request)
            saving.clear()
            drop()
          }}
        />
      )}
      {saving.failure && <Note role="alert" icon="error" title={saving.failure} />}
      <div className={styles.actions}>
        <Button type="submit" size="small" aria-disabled={!isChanged || saving.isSaving} aria-busy={saving.isSaving}>
          {saving.isSaving ? t('desk-requests:handling.saving') : t('desk-requests:handling.save')}
        </Button>
        {isChanged ? (
          <Button variant="quiet" size="small" onClick={drop}>
            {t('desk-requests:handling.undo')}
          </Button>
        ) : (
          request.person !== account && (
            <Button variant="secondary" size="small" onClick={takeIt}>
              {t('desk-requests:handling.take')}
            </Button>
          )
        )}
        <p className={text.meta} role="status">
          {isChanged ? t('desk-requests:handling.unsaved') : isSaved && t('desk-requests:handling.saved')}
        </p>
      </div>
    </form>
  )
}
