import type { Examples } from '../examples.ts'
import { Bay, Bays } from './bays.tsx'
import { Wrap } from './wrap.tsx'

export const examples: Examples = ({ names, sentence }) => ({
  'four bays': (
    <section>
      <Wrap>
        <Bays>
          {names.slice(0, 4).map((name) => (
            <Bay key={name}>{name}</Bay>
          ))}
        </Bays>
      </Wrap>
    </section>
  ),
  'two of two columns below 960 px': (
    <section>
      <Wrap>
        <Bays>
          {names.slice(0, 4).map((name) => (
            <Bay key={name} half>
              {name}
            </Bay>
          ))}
        </Bays>
      </Wrap>
    </section>
  ),
  'from the second to the fourth, spaced': (
    <section>
      <Wrap>
        <Bays spaced>
          <Bay as="h3" at="b1">
            {names[0]}
          </Bay>
          <Bay as="p" at="b24">
            {sentence}
          </Bay>
        </Bays>
      </Wrap>
    </section>
  ),
})
