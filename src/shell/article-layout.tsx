import type { ReactNode } from 'react'
import { Bay, Bays } from '../ui/bays.tsx'
import { Wrap } from '../ui/wrap.tsx'
import styles from './article-layout.module.css'

type ArticleLayoutProps = {
  /** When, by whom, of what kind, and the way back. Stays in sight. */
  byline: ReactNode
  /** Beside the text; stays in sight. */
  aside: ReactNode
  children: ReactNode
}

/** The body of an article: byline in the first bay, text in the middle two, what goes with it in the last. */
export function ArticleLayout({ byline, aside, children }: ArticleLayoutProps) {
  return (
    <Wrap>
      <Bays className={styles.article}>
        <Bay at="b1" className={styles.byline}>
          {byline}
        </Bay>
        <Bay at="b23" className={styles.body}>
          {children}
        </Bay>
        <Bay at="b4" className={styles.aside}>
          {aside}
        </Bay>
      </Bays>
    </Wrap>
  )
}

/** Facts of an article in its byline, ruled by row. */
export function ArticleFacts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
