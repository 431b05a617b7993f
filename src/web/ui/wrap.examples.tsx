import type { Examples } from '../examples.ts'
import { Wrap } from './wrap.tsx'

export const examples: Examples = ({ sentence }) => ({
  'with posts': (
    <section>
      <Wrap>{sentence}</Wrap>
    </section>
  ),
  bare: (
    <section>
      <Wrap bare>{sentence}</Wrap>
    </section>
  ),
})
