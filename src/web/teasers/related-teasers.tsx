import type { ReactNode } from 'react'
import { Bay, Bays } from '../ui/bays.tsx'
import { Section } from '../ui/section.tsx'
import styles from './related-teasers.module.css'
import { TeaserCells } from './teaser-cells.tsx'

type RelatedTeasersProps = {
  heading: string
  /** Two abreast in narrow windows, for cards of products. */
  half?: boolean
  /** One `li` a teaser. */
  children: ReactNode
}

/** Related teasers below an article: a small heading in the first column, teasers in the others. */
export function RelatedTeasers({ heading, half = false, children }: RelatedTeasersProps) {
  return (
    <Section space="none" ruled>
      <Bays>
        <Bay as="h2" at="b1" className={styles.heading}>
          {heading}
        </Bay>
        <TeaserCells half={half}>{children}</TeaserCells>
      </Bays>
    </Section>
  )
}
