import { useWords } from '../../base/i18n/words.ts'
import { Link } from '../navigation/routing/link.tsx'
import { Fold } from '../ui/fold.tsx'
import { Headline } from '../ui/headline.tsx'
import { Section } from '../ui/section.tsx'
import type { SolutionData } from './solution-data.ts'
import styles from './all-solutions.module.css'

type AllSolutionsProps = Pick<SolutionData, 'slug' | 'others'> & {
  /** How many there are, in words, with a capital. */
  number: string
}

/** All solutions in display order, a line each; the current one has a beam. */
export function AllSolutions({ slug: current, number, others }: AllSolutionsProps) {
  const t = useWords()
  const heading = t('solution.others', { number })
  return (
    <Section space="none" ruled>
      <Fold className={styles.fold} heading={<h2>{heading}</h2>}>
        <nav aria-label={heading}>
          <ol className={styles.list}>
            {others.map(({ slug, title, lang }, index) => (
              <li key={slug} lang={lang}>
                <Link to={`/solutions/${slug}`} aria-current={slug === current ? 'page' : undefined}>
                  <span>{index + 1}</span>
                  <span>
                    <Headline text={title} />
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      </Fold>
    </Section>
  )
}
