import type { Examples } from '../examples.ts'
import { Bay, Bays } from './bays.tsx'
import { Section } from './section.tsx'

export const examples: Examples = ({ sentence }) => {
  const content = (
    <Bays>
      <Bay as="p" at="b14">
        {sentence}
      </Bay>
    </Bays>
  )
  return {
    'a room': <Section>{content}</Section>,
    'a band, ruled': (
      <Section space="band" ruled>
        {content}
      </Section>
    ),
    'no air': <Section space="none">{content}</Section>,
    'a band, of the plinth': (
      <Section space="band" tone="plinth">
        {content}
      </Section>
    ),
    'a band, reversed': (
      <Section space="band" tone="ground">
        {content}
      </Section>
    ),
  }
}
