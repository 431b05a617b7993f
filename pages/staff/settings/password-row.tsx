import { useState } from 'react'
import { NewPasswordField } from '../../../src/web/features/staff/desk/new-password-field.tsx'
import { RowForm } from '../../../src/web/features/staff/desk/row-form.tsx'
import { useCall } from '../../../src/web/features/staff/desk/use-call.ts'
import type { DeskApi } from '../../../src/web/features/staff/desk/desk-api.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Bay } from '../../../src/web/ui/bays.tsx'
import { OwnPasswordField } from '../../../src/web/features/staff/desk/own-password-field.tsx'
import { SettingsRow } from './settings-row.tsx'

const BLANK = { current: '', password: '' }

/** Changes one's own password, which ends all other logins. */
export function PasswordRow({ account, api, onChanged }: { account: string; api: DeskApi; onChanged: () => void }) {
  const t = useWords()
  const call = useCall()
  const [typed, setTyped] = useState(BLANK)
  const [said, setSaid] = useState<'' | 'passwordChanged' | 'passwordRequired'>('')
  const change = async () => {
    if (!typed.current || !typed.password) return setSaid('passwordRequired')
    setSaid('')
    if (!(await call.make(() => api.changePassword(typed)))) return
    setTyped(BLANK)
    setSaid('passwordChanged')
    onChanged()
  }
  return (
    <SettingsRow heading={t('settings:password')}>
      <Bay at="b23">
        <RowForm
          call={call}
          button={t('settings:changePassword')}
          variant="secondary"
          onSubmit={change}
          foot={<p role="status">{said && t(`settings:${said}`)}</p>}
        >
          <OwnPasswordField
            id="current-password"
            account={account}
            label={t('settings:currentPassword')}
            value={typed.current}
            error={call.faults.current}
            onChange={(current) => setTyped({ ...typed, current })}
          />
          <NewPasswordField
            id="new-password"
            label={t('settings:newPassword')}
            value={typed.password}
            error={call.faults.password}
            onChange={(password) => setTyped({ ...typed, password })}
          />
        </RowForm>
      </Bay>
    </SettingsRow>
  )
}
