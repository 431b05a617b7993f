import type { ReactNode } from 'react'
import { Field, type FieldProps } from '../../../ui/field.tsx'

type SelectFieldProps<Value extends string> = Omit<FieldProps, 'children'> & {
  value: Value
  onChange: (value: Value) => void
  /** The values, each with its words. */
  options: readonly (readonly [value: Value, words: ReactNode])[]
}

/** A field with one choice of several. */
export function SelectField<Value extends string>({ value, onChange, options, ...field }: SelectFieldProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        // The options have no other values.
        <select {...control} value={value} onChange={({ target }) => onChange(target.value as Value)}>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
