import { joinClasses } from './join-classes.ts'
import styles from './skeleton.module.css'

/** A block in the place of something that is loading; its size comes from the class. Say `aria-busy` on what holds it. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={joinClasses(styles.skeleton, className)} aria-hidden="true" />
}
