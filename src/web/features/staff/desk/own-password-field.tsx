import { Field } from '../../../ui/field.tsx'

type OwnPasswordFieldProps = {
  id: string
  account: string
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** One's current password; the name of the account is for password managers. */
export function OwnPasswordField({ id, account, label, value, error, onChange }: OwnPasswordFieldProps) {
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <Field id={id} label={label} error={error}>
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
