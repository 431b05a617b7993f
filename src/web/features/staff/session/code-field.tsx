import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../../base/i18n/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, joinedClass } from '../../../ui/field.tsx'

/** The longest code that the API reads. */
const MAX_CODE = 100

type CodeFieldProps = {
  id: string
  /** By which a form finds it. */
  name?: string
  error?: string | undefined
  value?: string
  onChange?: (value: string) => void
  /** Whether it is focused when it appears. */
  isFocused?: boolean
  /** Whether a recovery code is taken, too. */
  mayRecover?: boolean
}

/** The code of an authenticator app, or a recovery code, for which a phone shows its letters. */
export function CodeField({ id, name, error, value, onChange, isFocused = false, mayRecover = true }: CodeFieldProps) {
  const t = useWords()
  const [isRecovery, setIsRecovery] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])
  return (
    <Field
      id={id}
      label={t(isRecovery ? 'desk:code.recovery' : 'desk:code.label')}
      hint={t(isRecovery ? 'desk:code.recoveryHint' : 'desk:code.hint')}
      error={error}
    >
      {(control) => (
        <div className={mayRecover ? joinedClass : undefined}>
          <input
            {...control}
            ref={input}
            name={name}
            type="text"
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck="false"
            required
            maxLength={MAX_CODE}
            {...(onChange && { value, onChange: (event) => onChange(event.target.value) })}
          />
          {mayRecover && (
            <Button
              variant="secondary"
              size="small"
              aria-pressed={isRecovery}
              onClick={() => setIsRecovery(!isRecovery)}
            >
              {t('desk:code.useRecovery')}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
