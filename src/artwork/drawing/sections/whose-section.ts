import { SOLUTION_BUILDINGS } from '#vendor/drawings/places.ts'
import type { SectionName } from './sections.ts'

/** The building of a solution, by its slug. Pins of these buildings are named by the ids of the solution's nodes. */
export const SECTION_OF_SOLUTION: Readonly<Record<string, Exclude<SectionName, 'block'>>> = SOLUTION_BUILDINGS

/** Returns the building of a solution: the residential block, unless it has one of its own. */
export function sectionOfSolution(slug: string): SectionName {
  return SECTION_OF_SOLUTION[slug] ?? 'block'
}
