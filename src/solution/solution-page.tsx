import type { ReactNode } from 'react'
import type { Accent } from '../drawing/kit/drawing.ts'
import { Later } from '../ui/later.tsx'
import { SolutionChanges } from './solution-changes.tsx'
import type { SolutionData } from './solution-data.ts'
import { SolutionDay } from './solution-day.tsx'
import { SolutionHead } from './solution-head.tsx'
import { SolutionProblem } from './solution-problem.tsx'
import { SolutionProducts } from './solution-products.tsx'
import { TwelveSolutions } from './twelve-solutions.tsx'

type SolutionPageProps = {
  data: SolutionData
  /** The pigment of its beam; ink when left out. */
  accent?: Accent
  /** Stands beside the table of changes. */
  aside?: ReactNode
  /** What hangs from the beam: the drawing, its points, and what only this solution tells. */
  children: ReactNode
}

/** The page of a solution: what is its own, and below it what all of them tell in the same order. */
export function SolutionPage({ data, accent, aside, children }: SolutionPageProps) {
  return (
    <article data-series={accent}>
      <SolutionHead data={data} />
      <Later>
        {children}
        <SolutionProblem problem={data.problem} picture={data.picture} />
        <SolutionDay day={data.day} />
        <SolutionChanges changes={data.changes} aside={aside} />
        <SolutionProducts products={data.products} />
        <TwelveSolutions slug={data.slug} others={data.others} />
      </Later>
    </article>
  )
}
