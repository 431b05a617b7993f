import { useState } from 'react'
import { createKey } from '../../../src/web/features/staff/desk/create-key.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { Field } from '../../../src/web/ui/field.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import type { PartProps } from './handling-form.tsx'
import styles from './request.module.css'
import { useSaving } from './use-saving.ts'

const MAX_NOTE = 5000

/** A note for colleagues. It never conflicts with what others do. */
export function NoteForm({ request, draft, onDraft, onSaved }: PartProps) {
  const t = useWords()
  const api = useDeskApi()
  const saving = useSaving()
  const [isMissing, setIsMissing] = useState(false)
  const { note } = draft
  const text = note?.text ?? ''
  const save = async () => {
    setIsMissing(!note?.text.trim())
    if (!note?.text.trim()) return
    const saved = await saving.save(() => api.addNote(request.number, { key: note.key, text: note.text.trim() }))
    if (!saved) return
    // One's own note is no conflict with what one does next.
    const isAlone = draft.version === request.version && saved.version === request.version + 1
    onDraft((before) => ({
      // Input during the saving is another note.
      ...(before.note?.key === note.key && { note: undefined }),
      ...(isAlone && { version: saved.version }),
    }))
    onSaved(saved)
  }
  return (
    <form
      method="post"
      className={styles.card}
      aria-labelledby="note"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <h3 id="note">{t('desk-requests:note.heading')}</h3>
      <Field
        id="note-text"
        label={t('desk-requests:note.label')}
        hint={t('desk-requests:note.hint')}
        error={isMissing ? t('desk-requests:note.required') : saving.faults.text}
      >
        {(control) => (
          <textarea
            {...control}
            required
            maxLength={MAX_NOTE}
            rows={3}
            value={text}
            onChange={({ target: { value } }) => {
              setIsMissing(false)
              onDraft({ note: value ? { key: createKey(), text: value } : undefined })
            }}
          />
        )}
      </Field>
      {saving.failure && <Note role="alert" icon="error" title={saving.failure} />}
      <div className={styles.actions}>
        <Button type="submit" variant="secondary" size="small" aria-busy={saving.isSaving}>
          {t('desk-requests:note.save')}
        </Button>
      </div>
    </form>
  )
}
