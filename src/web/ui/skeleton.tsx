import { joinClasses } from './join-classes.ts'
import styles from './skeleton.module.css'

/** A placeholder for something that is loading; its size is set by the class. Set `aria-busy` on its container. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={joinClasses(styles.skeleton, className)} aria-hidden="true" />
}
