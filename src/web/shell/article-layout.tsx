import type { ReactNode } from 'react'
import { Bay, Bays } from '../ui/bays.tsx'
import { Wrap } from '../ui/wrap.tsx'
import styles from './article-layout.module.css'

type ArticleLayoutProps = {
  /** Date, author, category and the link back. Sticky. */
  byline: ReactNode
  /** Beside the text. Sticky. */
  aside: ReactNode
  children: ReactNode
}

/**
 * The body of an article: byline in the first column, text in the middle two, `aside` in the last; on small screens the
 * text comes first.
 */
export function ArticleLayout({ byline, aside, children }: ArticleLayoutProps) {
  return (
    <Wrap>
      <Bays className={styles.article}>
        <Bay at="b23" className={styles.body}>
          {children}
        </Bay>
        <Bay at="b1" className={styles.byline}>
          {byline}
        </Bay>
        <Bay at="b4" className={styles.aside}>
          {aside}
        </Bay>
      </Bays>
    </Wrap>
  )
}

/** Facts of an article in its byline, one per row, with rules between them. */
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
