import type { ImgHTMLAttributes } from 'react'
import { BASE } from '../../base/base-path.ts'

type ResponsiveImageProps = ImgHTMLAttributes<HTMLImageElement> & {
  alt: string
  /** The same picture in other formats and widths, the best first; by paths, not by addresses. */
  sources?: readonly { type: string; srcSet: string }[] | undefined
  /** Its display width, as in `<img sizes>`. */
  sizes: string
}

/** Returns the addresses of a `srcset` of paths. */
export function addressesOf(srcSet: string): string {
  return BASE ? srcSet.replace(/(^|, )(?=\/)/g, `$1${BASE}`) : srcSet
}

/** A picture; with several sources, the browser selects the smallest one that is large enough. */
export function ResponsiveImage({ sources, sizes, alt, ...rest }: ResponsiveImageProps) {
  const image = <img {...rest} alt={alt} />
  if (!sources) return image
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={addressesOf(srcSet)} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
