import { useState } from 'react'
import type { NewPerson } from '../../../src/web/features/staff/desk/desk-api.ts'
import { actionsClass, rowFormClass } from '../../../src/web/features/staff/desk/desk-row.tsx'
import { NewPasswordField } from '../../../src/web/features/staff/desk/new-password-field.tsx'
import { useCall } from '../../../src/web/features/staff/desk/use-call.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { Field } from '../../../src/web/ui/field.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import { RoleFields } from './role-fields.tsx'

/** Adds an account; the password is told to its owner by other means. */
export function AddPersonForm({ onAdded }: { onAdded: (sentence: string) => void }) {
  const t = useWords()
  const locale = useLocale()
  const api = useDeskApi()
  const call = useCall()
  const blank: NewPerson = { account: '', role: 'viewer', language: locale, password: '' }
  const [person, setPerson] = useState(blank)
  const change = (changed: Partial<NewPerson>) => setPerson({ ...person, ...changed })
  const add = async () => {
    if (!(await call.make(() => api.addPerson(person)))) return
    setPerson(blank)
    onAdded(t('desk-people:added', { account: person.account }))
  }
  return (
    <form
      method="post"
      className={rowFormClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Field
        id="new-account"
        label={t('desk-people:account')}
        hint={t('desk-people:accountHint')}
        error={call.faults.account}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            required
            value={person.account}
            onChange={(event) => change({ account: event.target.value })}
          />
        )}
      </Field>
      <RoleFields id="new" role={person.role} language={person.language} onChange={change} />
      <NewPasswordField
        id="new-password"
        label={t('desk-people:password')}
        value={person.password}
        error={call.faults.password}
        onChange={(password) => change({ password })}
      />
      {call.failure && <Note role="alert" icon="error" title={call.failure} />}
      <div className={actionsClass}>
        <Button type="submit" size="small" aria-busy={call.isBusy}>
          {t('desk-people:addButton')}
        </Button>
      </div>
    </form>
  )
}
