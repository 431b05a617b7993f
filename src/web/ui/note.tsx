import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { joinClasses } from './join-classes.ts'
import styles from './note.module.css'

type NoteProps = Omit<HTMLAttributes<HTMLDivElement>, 'title'> & {
  title: ReactNode
  /** A status code, after the title. */
  code?: ReactNode
  icon?: IconName
  ref?: Ref<HTMLDivElement> | undefined
}

/**
 * An error message: the fault, and the remedies as children (a sentence, links, a button). Add `role="alert"` if it is
 * shown after the page was loaded.
 */
export function Note({ title, code, icon = 'unplugged', className, children, ...rest }: NoteProps) {
  return (
    <div {...rest} className={joinClasses(styles.note, className)}>
      <Icon name={icon} />
      <div>
        <p>
          <b>{title}</b> {code}
        </p>
        {children}
      </div>
    </div>
  )
}
