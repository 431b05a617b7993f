import type { Examples } from '../examples.ts'
import { Unbroken } from './unbroken.tsx'

const NARROW = { maxInlineSize: '12rem' }

export const examples: Examples = ({ sentence }) => ({
  'a model and measures': (
    <p style={NARROW}>
      <Unbroken text="AB-F100-P, RS-485: 1,150 mm, 20／m, 12 V" />
    </p>
  ),
  'a sentence': (
    <p style={NARROW}>
      <Unbroken text={sentence} />
    </p>
  ),
})
