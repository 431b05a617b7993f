import type { Examples } from '../examples.ts'
import { Bay, Bays } from './bays.tsx'
import { goClass, GoWords } from './go.tsx'
import { SectionHead } from './section-head.tsx'
import { Section } from './section.tsx'

export const examples: Examples = ({ title, sentence }) => ({
  'a heading alone': (
    <Section space="none">
      <Bays>
        <SectionHead heading={title} />
      </Bays>
    </Section>
  ),
  'with words and a way on': (
    <Section space="none">
      <Bays>
        <SectionHead heading={title}>
          <p>{sentence}</p>
          <a className={goClass} href="#ui/section-head">
            <GoWords>{title}</GoWords>
          </a>
        </SectionHead>
        <Bay at="b24">{sentence}</Bay>
      </Bays>
    </Section>
  ),
})
