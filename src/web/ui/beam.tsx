import { joinClasses } from './join-classes.ts'
import styles from './beam.module.css'

type BeamProps = { size?: 'hero' | 'inner' | 'thin'; className?: string | undefined }

/** The beam above a section's content. A page has one of `hero` or `inner`, which is animated between pages. */
export function Beam({ size = 'inner', className }: BeamProps) {
  return <div className={joinClasses(styles.beam, className)} data-size={size} aria-hidden="true" />
}
