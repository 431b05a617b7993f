import { useWords } from '../../../src/base/i18n/words.ts'
import { Field } from '../../../src/web/ui/field.tsx'

type OwnPasswordFieldProps = {
  /** Begins the id of the field. */
  id: string
  account: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** One's current password; the name of the account is for password managers. */
export function OwnPasswordField({ id, account, value, error, onChange }: OwnPasswordFieldProps) {
  const t = useWords()
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <Field id={`${id}-password`} label={t('settings:factor.password')} error={error}>
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="current-password"
            required
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
