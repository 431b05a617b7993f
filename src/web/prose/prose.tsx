import { joinClasses } from '../ui/join-classes.ts'
import { shadesClass } from '../ui/scroll-region.tsx'
import styles from './prose.module.css'

/** Inserts HTML that renderMarkdown made at build time, and sanitised. */
export function Prose({ html }: { html: string }) {
  return <div className={joinClasses(styles.prose, shadesClass)} dangerouslySetInnerHTML={{ __html: html }} />
}
