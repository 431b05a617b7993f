import type { Examples } from '../examples.ts'
import { Check, Field, FieldError } from './field.tsx'

export const examples: Examples = ({ names, title, sentence }) => ({
  'as it is': (
    <Field id="example-plain" label={title}>
      {(control) => <input {...control} type="text" />}
    </Field>
  ),
  'required, with a hint': (
    <Field id="example-required" label={title} requiredMark={names[0]} hint={sentence}>
      {(control) => <input {...control} type="text" required />}
    </Field>
  ),
  'with an error': (
    <Field id="example-error" label={title} error={sentence}>
      {(control) => <input {...control} type="text" />}
    </Field>
  ),
  disabled: (
    <Field id="example-disabled" label={title}>
      {(control) => <input {...control} type="text" disabled />}
    </Field>
  ),
  'a choice': (
    <Field id="example-choice" label={title}>
      {(control) => (
        <select {...control}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  ),
  'a long text': (
    <Field id="example-long" label={title}>
      {(control) => <textarea {...control} rows={4} />}
    </Field>
  ),
  'checkboxes and radio buttons': names.map((name, index) => (
    <div key={name}>
      <Check type="checkbox" count={index} defaultChecked={index === 0}>
        {name}
      </Check>
      <Check type="radio" name="example-radio" defaultChecked={index === 0}>
        {name}
      </Check>
    </div>
  )),
  'a message of a group': <FieldError>{sentence}</FieldError>,
})
