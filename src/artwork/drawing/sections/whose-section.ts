import type { SectionName } from './sections.ts'

/** The building of a solution, by its slug. Pins of these buildings are named by the ids of the solution's nodes. */
export const SECTION_OF_SOLUTION: Readonly<Record<string, Exclude<SectionName, 'block'>>> = {
  'ai-smart-factory': 'factory',
  'aiot-property-management': 'estate',
  'construction-site-solution': 'construction',
  'long-term-care': 'careHome',
  'video-intercom-system': 'twoTowers',
  'wireless-security-system': 'shop',
}

/** Returns the building of a solution: the residential block, unless it has one of its own. */
export function sectionOfSolution(slug: string): SectionName {
  return SECTION_OF_SOLUTION[slug] ?? 'block'
}
