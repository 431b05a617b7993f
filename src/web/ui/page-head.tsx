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
  /** Content beside the title, at its bottom; below the beam on small screens. */
  aside?: ReactNode
  /** The next steps, as links in one row under the content beside the title. */
  calls?: ReactNode
  titleAt?: BaySpan
  asideAt?: BaySpan
  /** Less tall, for a list whose content should be visible early. */
  low?: boolean
  /** Replaces the beam under the title. */
  beam?: ReactNode
}

/** The head of a page: its title above a beam, in the series' colour if an ancestor has `data-series`. */
export function PageHead({
  title,
  crumbs,
  aside,
  calls,
  titleAt = 'b13',
  asideAt = 'b4',
  low = false,
  beam,
}: PageHeadProps) {
  return (
    <header className={joinClasses(styles.head, low && styles.low)}>
      <Wrap className={styles.wrap}>
        <Bays className={styles.bays} data-at-once="">
          {crumbs && <Bay at="b14">{crumbs}</Bay>}
          <Bay as="h1" at={titleAt} className={styles.title}>
            {title}
          </Bay>
          {aside && (
            <Bay at={asideAt} className={styles.aside}>
              {aside}
              {calls && <p className={styles.calls}>{calls}</p>}
            </Bay>
          )}
        </Bays>
        {beam ?? <Beam />}
      </Wrap>
    </header>
  )
}
