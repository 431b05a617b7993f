import { useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import { Bay, Bays } from '../ui/bays.tsx'
import { Icon } from '../ui/icon.tsx'
import { Section } from '../ui/section.tsx'
import type { SolutionData } from './solution-data.ts'
import styles from './all-solutions.module.css'

type AllSolutionsProps = Pick<SolutionData, 'slug' | 'others'> & {
  /** How many there are, in words, with a capital. */
  number: string
}

/** All solutions in display order, each with a picture of its place; the current one has a beam. */
export function AllSolutions({ slug: current, number, others }: AllSolutionsProps) {
  const t = useWords()
  return (
    <Section space="none" ruled>
      <Bays>
        <Bay as="h2" at="b1" id="all-solutions" className={styles.heading}>
          {t('solution.others', { number })}
        </Bay>
        <Bay as="nav" at="b24" flush aria-labelledby="all-solutions">
          <ol className={styles.list}>
            {others.map(({ slug, title, picture }, index) => (
              <li key={slug}>
                <Link to={`/solutions/${slug}`} aria-current={slug === current ? 'page' : undefined}>
                  {picture && <img {...picture} alt="" loading="lazy" />}
                  <span className={styles.words}>
                    <span>{index + 1}</span>
                    {title}
                    <Icon name="arrow-right" />
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </Bay>
      </Bays>
    </Section>
  )
}
