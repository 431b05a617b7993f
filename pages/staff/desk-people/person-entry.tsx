import { LOCALE_FACTS } from '../../../src/base/i18n/locale.ts'
import { useState } from 'react'
import type { Person } from '../../../src/web/features/staff/desk/desk-types.ts'
import { NewPasswordField } from '../../../src/web/features/staff/desk/new-password-field.tsx'
import { RoleName } from '../../../src/web/features/staff/desk/role-name.tsx'
import { RowForm } from '../../../src/web/features/staff/desk/row-form.tsx'
import { useCall } from '../../../src/web/features/staff/desk/use-call.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Link } from '../../../src/web/navigation/routing/link.tsx'
import { Disclosure } from '../../../src/web/ui/disclosure.tsx'
import { Check } from '../../../src/web/ui/field.tsx'
import styles from './people.module.css'
import { RoleFields } from './role-fields.tsx'

type PersonEntryProps = {
  person: Person
  /** Nobody else could manage accounts then. */
  isLastAdmin: boolean
  /** Called with what was done, as a sentence. */
  onDone: (sentence: string) => void
}

/** An account, with what can be done about it: all but to oneself, and to the last administrator. */
export function PersonEntry({ person, isLastAdmin, onDone }: PersonEntryProps) {
  const t = useWords()
  const { account, role, language, sessions, secondFactor, own } = person
  return (
    <Disclosure
      contentClass={styles.forms}
      summary={
        <span className={styles.person}>
          <span>
            {account} {own && <span className={styles.own}>{t('desk-people:own')}</span>}
          </span>
          <span>
            <RoleName role={role} />
          </span>
          <span>{LOCALE_FACTS[language].name ?? t(`desk:languages.${language}`)}</span>
          <span>
            {t('desk-people:sessions', { count: sessions })}
            {secondFactor && ` · ${t('desk-people:secondFactor')}`}
          </span>
        </span>
      }
    >
      {own ? (
        <p>
          {t('desk-people:ownHint')} <Link to="/settings">{t('desk:tabs.settings')}</Link>
        </p>
      ) : (
        <>
          {isLastAdmin ? (
            <p>{t('desk-people:lastAdmin')}</p>
          ) : (
            <RoleForm key={`${role} ${language}`} person={person} onDone={onDone} />
          )}
          <PasswordForm account={account} onDone={onDone} />
          {sessions > 0 && <SessionsForm account={account} onDone={onDone} />}
          {secondFactor && <SecondFactorForm account={account} onDone={onDone} />}
          {!isLastAdmin && <RemoveForm account={account} onDone={onDone} />}
        </>
      )}
    </Disclosure>
  )
}

function RoleForm({ person, onDone }: Pick<PersonEntryProps, 'person' | 'onDone'>) {
  const t = useWords()
  const api = useDeskApi()
  const call = useCall()
  const { account } = person
  const [{ role, language }, setChosen] = useState({ role: person.role, language: person.language })
  const save = async () => {
    const isSaved = await call.make(() => api.changePerson(account, { role, language }))
    if (isSaved) onDone(t('desk-people:changed', { account }))
  }
  return (
    <RowForm call={call} variant="secondary" button={t('desk-people:save')} onSubmit={save}>
      <h3>{t('desk-people:roleAndLanguage')}</h3>
      <RoleFields
        id={account}
        role={role}
        language={language}
        onChange={(change) => setChosen({ role, language, ...change })}
      />
    </RowForm>
  )
}

function PasswordForm({ account, onDone }: { account: string; onDone: PersonEntryProps['onDone'] }) {
  const t = useWords()
  const api = useDeskApi()
  const call = useCall()
  const [password, setPassword] = useState('')
  const save = async () => {
    if (!(await call.make(() => api.setPassword(account, password)))) return
    setPassword('')
    onDone(t('desk-people:passwordSet', { account }))
  }
  return (
    <RowForm call={call} variant="secondary" button={t('desk-people:setPassword')} onSubmit={save}>
      <h3>{t('desk-people:resetPassword')}</h3>
      <NewPasswordField
        id={`${account}-password`}
        label={t('desk-people:password')}
        value={password}
        error={call.faults.password}
        onChange={setPassword}
      />
    </RowForm>
  )
}

function SessionsForm({ account, onDone }: { account: string; onDone: PersonEntryProps['onDone'] }) {
  const t = useWords()
  const api = useDeskApi()
  const call = useCall()
  const end = async () => {
    if (await call.make(() => api.endSessionsOf(account))) onDone(t('desk-people:sessionsEnded', { account }))
  }
  return (
    <RowForm call={call} variant="secondary" button={t('desk-people:endSessions')} onSubmit={end}>
      <h3>{t('desk-people:logins')}</h3>
      <p>{t('desk-people:endSessionsHint')}</p>
    </RowForm>
  )
}

function SecondFactorForm({ account, onDone }: { account: string; onDone: PersonEntryProps['onDone'] }) {
  const t = useWords()
  const api = useDeskApi()
  const call = useCall()
  const remove = async () => {
    if (await call.make(() => api.removeSecondFactor(account))) onDone(t('desk-people:factorRemoved', { account }))
  }
  return (
    <RowForm call={call} variant="secondary" button={t('desk-people:removeFactor')} onSubmit={remove}>
      <h3>{t('desk-people:secondFactor')}</h3>
      <p>{t('desk-people:removeFactorHint')}</p>
    </RowForm>
  )
}

function RemoveForm({ account, onDone }: { account: string; onDone: PersonEntryProps['onDone'] }) {
  const t = useWords()
  const api = useDeskApi()
  const call = useCall()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const remove = async () => {
    if (!isConfirmed) return
    if (await call.make(() => api.removePerson(account))) onDone(t('desk-people:removed', { account }))
  }
  return (
    <RowForm
      call={call}
      variant="secondary"
      aria-disabled={!isConfirmed}
      button={t('desk-people:removeButton')}
      onSubmit={remove}
    >
      <h3>{t('desk-people:remove')}</h3>
      <Check type="checkbox" checked={isConfirmed} onChange={(event) => setIsConfirmed(event.target.checked)}>
        {t('desk-people:removeConfirm', { account })}
      </Check>
    </RowForm>
  )
}
