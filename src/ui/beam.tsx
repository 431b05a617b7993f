import { joinClasses } from './join-classes.ts'
import styles from './beam.module.css'

type BeamProps = { size?: 'hero' | 'inner' | 'thin'; className?: string | undefined }

/** The lintel. It stands above what it governs; one of `hero` or `inner` a page, which is carried from page to page. */
export function Beam({ size = 'inner', className }: BeamProps) {
  return <div className={joinClasses(styles.beam, className)} data-size={size} aria-hidden="true" />
}
