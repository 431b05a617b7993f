import type { ReactNode } from 'react'
import { Bay, Bays, type BaySpan } from './bays.tsx'
import { Beam } from './beam.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './page-head.module.css'
import { Wrap } from './wrap.tsx'

type PageHeadProps = {
  title: ReactNode
  /** The breadcrumb. */
  crumbs?: ReactNode
  /** Stands beside the title, at the foot; below the beam on small screens. */
  aside?: ReactNode
  titleAt?: BaySpan
  asideAt?: BaySpan
  /** Smaller, for a list whose content should come soon. */
  low?: boolean
  /** Stands under the title in place of the beam: a beam that says more. */
  beam?: ReactNode
}

/** The head of a page: its title stands on the lintel, whose colour is the series' when `data-series` is set around it. */
export function PageHead({ title, crumbs, aside, titleAt = 'b13', asideAt = 'b4', low = false, beam }: PageHeadProps) {
  return (
    <header className={joinClasses(styles.head, low && styles.low)}>
      <Wrap className={styles.wrap}>
        <Bays className={styles.bays}>
          {crumbs && <Bay at="b14">{crumbs}</Bay>}
          <Bay as="h1" at={titleAt} className={styles.title}>
            {title}
          </Bay>
          {aside && (
            <Bay at={asideAt} className={styles.aside}>
              {aside}
            </Bay>
          )}
        </Bays>
        {beam ?? <Beam />}
      </Wrap>
    </header>
  )
}
