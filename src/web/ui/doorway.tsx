import type { ReactNode } from 'react'
import { HAS_DOORS } from '../../base/look.ts'
import { Bay } from './bays.tsx'
import styles from './doorway.module.css'
import { joinClasses } from './join-classes.ts'

type DoorwayProps = {
  /** Material of the door leaf. */
  material: 'red' | 'night'
  /** The door is ajar before a lit room. */
  isOpen?: boolean
  /** Class that sets the height of the cell. */
  className?: string | undefined
  /** Content beside the door. */
  children?: ReactNode
}

/**
 * A drawing of a door in the first column, hidden from assistive technology; the row's lower rule is its floor. A door
 * with a link uses the same classes. The column stays empty in a plain look.
 */
export function Doorway({ material, isOpen = false, className, children }: DoorwayProps) {
  if (!HAS_DOORS) return null
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
