import type { Examples } from '../examples.ts'
import { Typed } from './typed.tsx'

const NARROW = { maxInlineSize: '12rem' }
const sentence = (typed: string) => `No documents for “${typed}”`

export const examples: Examples = () => ({
  'a model': (
    <h3 style={NARROW}>
      <Typed sentence={sentence} typed="AB-F100-P" />
    </h3>
  ),
  'longer than a line': (
    <h3 style={NARROW}>
      <Typed sentence={sentence} typed="a station for the gate of a car park" />
    </h3>
  ),
})
