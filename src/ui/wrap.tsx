import type { HTMLAttributes } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './layout.module.css'

type WrapProps = HTMLAttributes<HTMLDivElement> & {
  /** Draws no posts: on a reversed or tinted band. */
  bare?: boolean | undefined
}

/** The width of the house, with the posts of its four bays drawn as hairlines. */
export function Wrap({ bare = false, className, ...rest }: WrapProps) {
  return <div {...rest} className={joinClasses(styles.wrap, !bare && styles.posts, className)} />
}
