import { useState } from 'react'
import type { NewPerson } from '../../../src/web/features/staff/desk/desk-api.ts'
import { NewPasswordField } from '../../../src/web/features/staff/desk/new-password-field.tsx'
import { RowForm } from '../../../src/web/features/staff/desk/row-form.tsx'
import { useCall } from '../../../src/web/features/staff/desk/use-call.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import { Field } from '../../../src/web/ui/field.tsx'
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
    <RowForm call={call} button={t('desk-people:addButton')} onSubmit={add}>
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
    </RowForm>
  )
}
