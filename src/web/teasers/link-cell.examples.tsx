import type { Examples } from '../examples.ts'
import { LinkCell } from './link-cell.tsx'

export const examples: Examples = ({ names, sentence }) => ({
  'as it is': <LinkCell to="/faqs" meta={names[0] ?? ''} title={sentence} />,
})
