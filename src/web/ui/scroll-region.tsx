import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'
import styles from './scroll-region.module.css'

/** A wide element that scrolls within the page, also by keyboard, so that the page does not scroll sideways. */
export function ScrollRegion({ label, className, ...rest }: ComponentProps<'section'> & { label: string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  return <section {...rest} aria-label={label} tabIndex={0} className={joinClasses(styles.region, className)} />
}

/** The class of what scrolls sideways without being a region, such as tabs: a shadow at the edge behind which there is more. */
export const shadedClass = styles.shaded ?? ''

/** The class of what has such elements within it, which take `--shaded-ends` as their background. */
export const shadesClass = styles.shades ?? ''
