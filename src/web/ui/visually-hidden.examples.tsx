import type { Examples } from '../examples.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export const examples: Examples = ({ names, title }) => ({
  'between words that are seen': (
    <p>
      {names[0]} <VisuallyHidden>{title}</VisuallyHidden> {names[1]}
    </p>
  ),
})
