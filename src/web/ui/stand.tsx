import type { CSSProperties, HTMLAttributes, ReactNode } from 'react'
import { inSite } from '../../base/base-path.ts'
import { joinClasses } from './join-classes.ts'
import { ResponsiveImage } from './responsive-image.tsx'
import { Skeleton } from './skeleton.tsx'
import styles from './stand.module.css'

/** A picture with its natural size. */
export type Picture = {
  src: string
  alt: string
  width: number
  height: number
  sources?: readonly { type: string; srcSet: string }[]
}

type StandProps = HTMLAttributes<HTMLElement> & {
  /** Without a picture the plinth is empty. */
  image?: Picture | undefined
  /** Shown on the plinth if there is no picture: the model number. */
  sign?: ReactNode
  /** Leaves the alternative text empty, if the name is shown beside it. */
  isDecorative?: boolean
  /** Maximum height of the picture, as a CSS length; 15rem by default. */
  tallest?: string | undefined
  /** How large the picture is, from 0 to 1: beside others it is smaller than its place allows. */
  share?: number | undefined
  /** In the first viewport: not loaded lazily. */
  isFirst?: boolean
  /** Shows a grey block in place of the picture. */
  isLoading?: boolean
}

/** One column, or half of a small screen. */
const SIZES = '(width > 60rem) 24vw, 48vw'

/** A device on its plinth, lit from the upper left. The class sets its size: a height, or a ratio and padding above. */
export function Stand({
  image,
  sign,
  isDecorative = false,
  tallest,
  share,
  isFirst = false,
  isLoading = false,
  className,
  style,
  children,
  ...rest
}: StandProps) {
  // Custom properties, which React's CSSProperties does not allow.
  const size = { ...(tallest && { '--h': tallest }), ...(share && { '--share': share }) } as CSSProperties
  return (
    <span {...rest} data-at-once="" className={joinClasses(styles.stand, className)} style={{ ...size, ...style }}>
      {image && (
        <ResponsiveImage
          src={inSite(image.src)}
          sources={image.sources}
          sizes={SIZES}
          alt={isDecorative ? '' : image.alt}
          width={image.width}
          height={image.height}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
      )}
      {!image && sign && <span className={styles.sign}>{sign}</span>}
      {isLoading && <Skeleton className={styles.block} />}
      {children}
    </span>
  )
}
