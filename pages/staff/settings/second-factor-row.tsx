import { useRef, useState } from 'react'
import type { DeskApi } from '../../../src/web/features/staff/desk/desk-api.ts'
import type { Enrolment } from '../../../src/web/features/staff/desk/desk-types.ts'
import { formatTime } from '../../../src/web/features/staff/desk/format-time.ts'
import { RowForm } from '../../../src/web/features/staff/desk/row-form.tsx'
import { useCall } from '../../../src/web/features/staff/desk/use-call.ts'
import { useLoaded } from '../../../src/web/features/staff/desk/use-loaded.ts'
import { CodeField } from '../../../src/web/features/staff/session/code-field.tsx'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import { Bay } from '../../../src/web/ui/bays.tsx'
import { Disclosure } from '../../../src/web/ui/disclosure.tsx'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import text from '../../../src/web/ui/text.module.css'
import { OwnPasswordField } from '../../../src/web/features/staff/desk/own-password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import styles from './settings.module.css'
import { SettingsRow } from './settings-row.tsx'

type SecondFactorRowProps = {
  account: string
  api: DeskApi
  /** Called when it was switched on or off, which ends all other logins. */
  onChanged: () => void
}

/** One's own second factor: an authenticator app, with recovery codes for the day that it is lost. */
export function SecondFactorRow({ account, api, onChanged }: SecondFactorRowProps) {
  const t = useWords()
  const locale = useLocale()
  const { value, error, reload } = useLoaded(api.secondFactor)
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [said, setSaid] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  const done = (sentence: string) => {
    setSaid(sentence)
    setEnrolment(undefined)
    reload()
    onChanged()
  }
  const keep = () => {
    setCodes(undefined)
    setSaid(t('settings:factor.codesKept'))
    // The button is gone.
    status.current?.focus()
  }
  return (
    <SettingsRow heading={t('settings:factor.heading')}>
      <Bay at="b23" className={styles.factor}>
        {error && <RetryNote title={t('settings:factor.failed')} label={t('error.retry')} onRetry={reload} />}
        <p ref={status} role="status" tabIndex={-1}>
          {said}
        </p>
        {codes ? (
          <RecoveryCodes account={account} codes={codes} onKept={keep} />
        ) : value?.since ? (
          <>
            <p>
              <b>{t('settings:factor.isOn')}</b>
              <br />
              <span className={text.meta}>
                {t('settings:factor.since', { time: formatTime(value.since, locale) })} ·{' '}
                {t('settings:factor.codesLeft', { count: value.recoveryCodes })}
              </span>
            </p>
            <div>
              <ConfirmedAction
                id="new-codes"
                account={account}
                heading={t('settings:factor.newCodes')}
                hint={t('settings:factor.newCodesHint')}
                act={async (typed) => {
                  setCodes(await api.replaceRecoveryCodes(typed))
                  reload()
                  setSaid('')
                }}
              />
              <ConfirmedAction
                id="switch-off"
                account={account}
                heading={t('settings:factor.switchOff')}
                hint={t('settings:factor.switchOffHint')}
                act={async (typed) => {
                  await api.switchOffSecondFactor(typed)
                  done(t('settings:factor.isOff'))
                }}
              />
            </div>
          </>
        ) : enrolment ? (
          <SecondFactorSetup
            api={api}
            enrolment={enrolment}
            onConfirmed={(made) => {
              setCodes(made)
              done(t('settings:factor.switchedOn'))
            }}
          />
        ) : (
          value && <Begin account={account} api={api} onBegun={setEnrolment} />
        )}
      </Bay>
    </SettingsRow>
  )
}

type BeginProps = { account: string; api: DeskApi; onBegun: (enrolment: Enrolment) => void }

function Begin({ account, api, onBegun }: BeginProps) {
  const t = useWords()
  const call = useCall()
  const [password, setPassword] = useState('')
  return (
    <RowForm
      call={call}
      button={t('settings:factor.begin')}
      variant="secondary"
      onSubmit={async () => void (await call.make(async () => onBegun(await api.beginSecondFactor(password))))}
    >
      <p>{t('settings:factor.hint')}</p>
      <OwnPasswordField
        id="factor-password"
        account={account}
        label={t('settings:factor.password')}
        value={password}
        error={call.faults.password}
        onChange={setPassword}
      />
    </RowForm>
  )
}

type ConfirmedActionProps = {
  /** Begins the ids of the fields. */
  id: string
  account: string
  heading: string
  hint: string
  act: (typed: { password: string; code: string }) => Promise<void>
}

/** An action that needs the password and a code, so that a stolen login is not enough. */
function ConfirmedAction({ id, account, heading, hint, act }: ConfirmedActionProps) {
  const t = useWords()
  const call = useCall()
  const [typed, setTyped] = useState({ password: '', code: '' })
  const submit = async () => {
    if (await call.make(() => act(typed))) setTyped({ password: '', code: '' })
  }
  return (
    <Disclosure summary={heading} name="second-factor">
      <RowForm call={call} button={heading} variant="secondary" onSubmit={submit}>
        <p>{hint}</p>
        <OwnPasswordField
          id={`${id}-password`}
          account={account}
          label={t('settings:factor.password')}
          value={typed.password}
          error={call.faults.password}
          onChange={(password) => setTyped({ ...typed, password })}
        />
        <CodeField
          id={`${id}-code`}
          value={typed.code}
          error={call.faults.code}
          onChange={(code) => setTyped({ ...typed, code })}
        />
      </RowForm>
    </Disclosure>
  )
}
