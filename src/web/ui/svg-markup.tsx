import type { HTMLAttributes } from 'react'

/** Inserts an SVG element that was drawn at build time. Never use it for markup from another source. */
export function SvgMarkup({ svg, ...rest }: HTMLAttributes<HTMLSpanElement> & { svg: string }) {
  return <span data-drawing="" {...rest} dangerouslySetInnerHTML={{ __html: svg }} />
}
