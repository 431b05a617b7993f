import { useState } from 'react'
import { useWords } from '../../../../base/i18n/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, joinedClass } from '../../../ui/field.tsx'

/** The shortest password that the API accepts. */
export const MIN_PASSWORD = 12

type NewPasswordFieldProps = {
  id: string
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A new password, which can be shown while it is typed. */
export function NewPasswordField({ id, label, value, error, onChange }: NewPasswordFieldProps) {
  const t = useWords()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field id={id} label={label} hint={t('desk:password.hint', { count: MIN_PASSWORD })} error={error}>
      {(control) => (
        <div className={joinedClass}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck="false"
            required
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <Button variant="secondary" size="small" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {t('desk:password.show')}
          </Button>
        </div>
      )}
    </Field>
  )
}
