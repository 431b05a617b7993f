import { inSite } from '../../base/base-path.ts'
import { langOf } from '../../base/i18n/lang-of.ts'
import type { Catalogue } from '../../content/catalogue.ts'
import type { Solution } from '../../content/schema/solution.ts'
import { pictureOfSolution } from '../../artwork/drawing/scenes/list-scenes.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import { breakTitle } from '../../content/titles/break-title.ts'
import type { SolutionTeaserData } from './solution-teaser.tsx'

/** Returns the data of a solution in a list. */
export function loadSolutionTeaser(solution: Solution, catalogue: Catalogue, locale: Locale): SolutionTeaserData {
  const { slug, title, summary } = solution
  return {
    ...langOf([title, summary], locale),
    slug,
    title: breakTitle(title[locale], locale),
    summary: summary[locale],
    ...unnamedPicture(solution, catalogue, locale),
  }
}

/** Returns the picture of a solution without alternative text, for use beside its title. */
function unnamedPicture(solution: Solution, catalogue: Catalogue, locale: Locale): Pick<SolutionTeaserData, 'picture'> {
  const image = pictureOfSolution(solution, catalogue, locale)
  return image ? { picture: { src: inSite(image.src), width: image.width, height: image.height } } : {}
}
