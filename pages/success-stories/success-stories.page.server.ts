import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { inLocale } from '../../src/catalogue/localised.ts'
import type { Challenges } from '../../src/catalogue/schema/challenges.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import type { LoadContext } from '../../src/routing/screen.ts'
import type { ChallengeGroup, SuccessStoriesData } from './success-stories.screen.tsx'

export { Page, crumbs, head } from './success-stories.screen.tsx'

export const paths = () => ['/success-stories']

export function load({ catalogue, locale }: LoadContext): SuccessStoriesData {
  const { challenges, case: cases } = catalogue.snapshot
  return {
    groups: (['business', 'public'] as const).map((id) => ({ id, ...loadGroup(challenges[id], catalogue, locale) })),
    cases: cases.map((builderCase) => {
      const { productsUsed, projectNeeds, solutionOverview, ...facts } = inLocale(builderCase, locale)
      return {
        ...facts,
        projectNeeds: paragraphs(projectNeeds),
        solutionOverview: paragraphs(solutionOverview),
        productsUsed: productsUsed.map(({ series, description, link }) => ({
          series: catalogue.series(series).name[locale],
          description,
          link,
        })),
      }
    }),
  }
}

function loadGroup(group: Challenges['business'], catalogue: Catalogue, locale: Locale): Omit<ChallengeGroup, 'id'> {
  const { heading, summary, cards } = inLocale(group, locale)
  return {
    heading,
    summary,
    cards: cards.map(({ series, ...card }) => ({ ...card, accent: catalogue.series(series).accent })),
  }
}

function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter(Boolean)
}
