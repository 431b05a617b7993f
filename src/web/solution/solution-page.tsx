import type { ReactNode } from 'react'
import type { Accent } from '../../artwork/drawing/kit/drawing.ts'
import { FilmCard } from '../teasers/film-card.tsx'
import { BelowTheFold } from '../ui/below-the-fold.tsx'
import { Section } from '../ui/section.tsx'
import { SolutionChanges } from './solution-changes.tsx'
import type { SolutionData } from './solution-data.ts'
import { SolutionDay } from './solution-day.tsx'
import { SolutionHead } from './solution-head.tsx'
import { SolutionProblem } from './solution-problem.tsx'
import { AllSolutions } from './all-solutions.tsx'

type SolutionPageProps = {
  data: SolutionData
  /** The accent colour of its beam; ink by default. */
  accent?: Accent
  /** Content beside the table of changes. */
  aside?: ReactNode
  /** Content below the beam: the drawing, its points, and sections of this solution only. */
  children: ReactNode
}

/** The page of a solution: its own content, then the sections that all of them share. */
export function SolutionPage({ data, accent, aside, children }: SolutionPageProps) {
  return (
    <article lang={data.lang} data-series={accent}>
      <SolutionHead data={data} />
      <BelowTheFold>
        {children}
        <SolutionProblem problem={data.problem} picture={data.picture} />
        <SolutionDay day={data.day} />
        <SolutionChanges changes={data.changes} aside={aside} />
        {data.video && (
          <Section space="none">
            <FilmCard key={data.video.slug} film={data.video} isCompact />
          </Section>
        )}
        {data.others.length > 1 && (
          <AllSolutions slug={data.slug} number={data.solutionsInWords} others={data.others} />
        )}
      </BelowTheFold>
    </article>
  )
}
