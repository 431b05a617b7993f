import type { Examples } from '../examples.ts'
import { Fold } from './fold.tsx'

export const examples: Examples = ({ title, sentence }) => ({
  closed: <Fold heading={<h3>{title}</h3>}>{sentence}</Fold>,
  open: (
    <Fold heading={<h3>{title}</h3>} open>
      {sentence}
    </Fold>
  ),
  everywhere: (
    <Fold heading={<h3>{title}</h3>} everywhere>
      {sentence}
    </Fold>
  ),
})
