import type { DetailsHTMLAttributes, ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'
import { joinClasses } from './join-classes.ts'

type DisclosureProps = DetailsHTMLAttributes<HTMLDetailsElement> & {
  summary: ReactNode
  /** Class of the content. */
  contentClass?: string | undefined
}

/** Content that expands under its heading, between rules; with the same `name`, only one of several is open at a time. */
export function Disclosure({ summary, contentClass, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={joinClasses(styles.disclosure, className)}>
      <summary>
        {summary}
        <Icon name="plus" />
      </summary>
      <div className={joinClasses(styles.content, contentClass)}>{children}</div>
    </details>
  )
}
