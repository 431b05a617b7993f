import type { Examples } from '../examples.ts'
import { Disclosure } from './disclosure.tsx'

export const examples: Examples = ({ title, sentence }) => ({
  closed: <Disclosure summary={title}>{sentence}</Disclosure>,
  open: (
    <Disclosure summary={title} open>
      {sentence}
    </Disclosure>
  ),
})
