import styles from './prose.module.css'

/** Inserts HTML that renderMarkdown made at build time, and sanitised. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
