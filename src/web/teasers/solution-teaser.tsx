import type { Lang } from '../../base/i18n/lang-of.ts'
import type { Image } from '../../content/schema/media.ts'
import { Link } from '../navigation/routing/link.tsx'
import { Headline } from '../ui/headline.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Unbroken } from '../ui/unbroken.tsx'
import cell from './cell.module.css'
import styles from './solution-teaser.module.css'

export type SolutionTeaserData = Lang & {
  slug: string
  /** With marks where its lines may end. */
  title: string
  summary: string
  picture?: Pick<Image, 'src' | 'width' | 'height'>
}

type SolutionTeaserProps = {
  solution: SolutionTeaserData
  /** Level of its heading. */
  level?: 2 | 3 | 4
  className?: string | undefined
}

/** A solution as a grid cell: picture of its place, title, summary; a beam appears above it on hover. */
export function SolutionTeaser({ solution, level = 3, className }: SolutionTeaserProps) {
  const Heading = `h${level}` as const
  return (
    <article lang={solution.lang} className={joinClasses(cell.cell, className)}>
      {solution.picture && <img {...solution.picture} className={styles.picture} alt="" loading="lazy" />}
      <Heading className={styles.title}>
        <Link to={`/solutions/${solution.slug}`}>
          <Headline text={solution.title} />
        </Link>
      </Heading>
      <p className={styles.summary}>
        <Unbroken text={solution.summary} />
      </p>
    </article>
  )
}
