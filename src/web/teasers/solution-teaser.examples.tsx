import type { Examples } from '../examples.ts'
import { Bay, Bays } from '../ui/bays.tsx'
import { Section } from '../ui/section.tsx'
import { SolutionTeaser, type SolutionTeaserData } from './solution-teaser.tsx'

export const examples: Examples = ({ solutions }) => ({
  'with pictures': <Row solutions={solutions} />,
  'without pictures': <Row solutions={solutions.map(withoutPicture)} />,
})

function withoutPicture({ picture: _picture, ...solution }: SolutionTeaserData): SolutionTeaserData {
  return solution
}

function Row({ solutions }: { solutions: readonly SolutionTeaserData[] }) {
  return (
    <Section space="none">
      <Bays>
        {solutions.map((solution) => (
          <Bay key={solution.slug} flush>
            <SolutionTeaser solution={solution} />
          </Bay>
        ))}
      </Bays>
    </Section>
  )
}
