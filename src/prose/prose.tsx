import styles from './prose.module.css'

/** Shows a text that renderMarkdown made at build time, and made safe to insert. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
