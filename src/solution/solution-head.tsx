import { useWords, type Words } from '../i18n/words.ts'
import type { Head } from '../screen/head.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import type { Crumb } from '../screen/screen.ts'
import { Headline } from '../ui/headline.tsx'
import { PageHead } from '../ui/page-head.tsx'
import text from '../ui/text.module.css'
import type { SolutionData } from './solution-data.ts'

/** Returns the document head of a solution's page. */
export function solutionDocumentHead({ title, summary }: SolutionData): Head {
  return { title, description: summary }
}

/** Returns the breadcrumb of a solution's page. */
export function solutionCrumbs({ slug, title }: SolutionData, t: Words): Crumb[] {
  return [
    { name: t('breadcrumb.home'), path: '/' },
    { name: title, path: `/solutions/${slug}` },
  ]
}

/** The title of a solution above a beam, with the drawing below it. */
export function SolutionHead({ data }: { data: SolutionData }) {
  const t = useWords()
  return (
    <PageHead
      crumbs={<Breadcrumb crumbs={solutionCrumbs(data, t)} />}
      title={<Headline pieces={data.headline} />}
      aside={<p className={text.lead}>{data.summary}</p>}
      titleAt="b12"
      asideAt="b34"
    />
  )
}
