import { Link } from '../routing/link.tsx'
import type { Solution } from '../catalogue/schema/solution.ts'
import type { Locale } from '../i18n/locale.ts'

export type SolutionTeaserData = { slug: string; title: string; summary: string }

/** Collects what a list shows of a solution. */
export function loadSolutionTeaser(solution: Solution, locale: Locale): SolutionTeaserData {
  return { slug: solution.slug, title: solution.title[locale], summary: solution.summary[locale] }
}

/** A solution as a linked title and a sentence. */
export function SolutionTeaser({ solution }: { solution: SolutionTeaserData }) {
  return (
    <article>
      <h3>
        <Link to={`/solutions/${solution.slug}`}>{solution.title}</Link>
      </h3>
      <p>{solution.summary}</p>
    </article>
  )
}
