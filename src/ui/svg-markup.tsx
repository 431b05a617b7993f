import type { HTMLAttributes } from 'react'

/** Puts in an SVG element that was drawn where the page's data was loaded. Never for markup from anywhere else. */
export function SvgMarkup({ svg, ...rest }: HTMLAttributes<HTMLSpanElement> & { svg: string }) {
  return <span {...rest} dangerouslySetInnerHTML={{ __html: svg }} />
}
