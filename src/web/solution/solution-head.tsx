import { useWords, type Words } from '../../base/i18n/words.ts'
import type { Head } from '../page/head.ts'
import { Breadcrumb } from '../shell/breadcrumb.tsx'
import type { Crumb } from '../page/screen.ts'
import { Headline } from '../ui/headline.tsx'
import { PageHead } from '../ui/page-head.tsx'
import text from '../ui/text.module.css'
import { Link } from '../navigation/routing/link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { goClass, GoWords } from '../ui/go.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import type { SolutionData } from './solution-data.ts'

/** The id of the section of the system, which the head leads to. */
export const SYSTEM_ID = 'system'

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

/** The title of a solution above a beam, with its summary and the next steps. */
export function SolutionHead({ data }: { data: SolutionData }) {
  const t = useWords()
  return (
    <PageHead
      crumbs={<Breadcrumb crumbs={solutionCrumbs(data, t)} />}
      title={<Headline text={data.headline} />}
      aside={
        <p className={text.lead}>
          <Unbroken text={data.summary} />
        </p>
      }
      calls={
        <>
          <Link className={buttonClass({ size: 'small' })} to="/contact">
            {t('solution.consult')}
          </Link>
          <a className={goClass} href={`#${SYSTEM_ID}`}>
            <GoWords>{t('solution.system')}</GoWords>
          </a>
        </>
      }
      titleAt="b12"
      asideAt="b34"
    />
  )
}
