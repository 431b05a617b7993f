import type { ReactNode } from 'react'
import { Bay } from './bays.tsx'
import styles from './doorway.module.css'
import { joinClasses } from './join-classes.ts'

type DoorwayProps = {
  /** What the leaf is made of. */
  material: 'red' | 'night'
  /** The leaf stands ajar before a lit room. */
  isOpen?: boolean
  /** Gives the bay its height. */
  className?: string | undefined
  /** What hangs beside the door. */
  children?: ReactNode
}

/** The first bay with a door in it, for the eye alone; the floor is the row's below. A door that leads somewhere is a link with the same classes. */
export function Doorway({ material, isOpen = false, className, children }: DoorwayProps) {
  return (
    <Bay at="b1" className={joinClasses(styles.bay, className)} aria-hidden="true">
      <span className={styles.door} data-material={material} data-open={isOpen ? '' : undefined}>
        <span className={styles.room} />
        <span className={styles.leaf} />
      </span>
      {children}
    </Bay>
  )
}
