import type { Examples } from '../examples.ts'
import { Bays } from './bays.tsx'
import { Feature } from './feature.tsx'
import { SectionHead } from './section-head.tsx'
import { Section } from './section.tsx'

export const examples: Examples = ({ picture, title, sentence }) => ({
  'with words': (
    <Section space="none">
      <Bays>
        <SectionHead heading={title} />
        <Feature image={picture}>
          <p>{sentence}</p>
        </Feature>
      </Bays>
    </Section>
  ),
  'without words': (
    <Section space="none">
      <Bays>
        <SectionHead heading={title} />
        <Feature image={picture} />
      </Bays>
    </Section>
  ),
})
