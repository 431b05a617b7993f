import styles from './prose.module.css'

/** Shows a text that renderMarkdown made at build time: the one place that inserts HTML, which it has made safe. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
