import type { Examples } from '../development/gallery/examples.ts'
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
