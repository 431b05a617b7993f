import { type CSSProperties, lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { loadLate } from '../../src/web/navigation/freshness/load-late.ts'
import { inSite } from '../../src/base/base-path.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { buttonClass } from '../../src/web/ui/button.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { useRendersBelowTheFold } from '../../src/web/ui/below-the-fold.tsx'
import { ResponsiveImage } from '../../src/web/ui/responsive-image.tsx'
import { Stand } from '../../src/web/ui/stand.tsx'
import { DeviceTools } from './device-tools.tsx'
import type { ProductData } from './product-data.ts'
import styles from './gallery.module.css'

// Loaded when a picture is enlarged for the first time.
const Viewer = lazy(async () => {
  const { Viewer: Component } = await loadLate(() => import('./viewer.tsx'))
  return { default: Component }
})

/** The pictures side by side on one plinth: swiped or selected by thumbnail, also without JavaScript; they can be enlarged. */
export function Gallery({ data }: { data: ProductData }) {
  const { images, model, video } = data
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isEnlarged, setEnlarged] = useState<boolean>()
  const rendersRest = useRendersBelowTheFold()
  if (images.length === 0) {
    return <Stand className={styles.stand} data-empty="true" sign={<span aria-hidden="true">{model}</span>} />
  }
  const choose = (index: number) => {
    strip.current?.scrollTo({ left: strip.current.clientWidth * index })
    setCurrent(index)
  }
  const followSwipe = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setCurrent(Math.round(scrollLeft / clientWidth))
  }
  return (
    <div className={styles.gallery} data-at-once="">
      {/* A scrollable element must be reachable by keyboard. */}
      <ul
        ref={strip}
        className={styles.strip}
        aria-label={model}
        tabIndex={images.length > 1 ? 0 : undefined}
        onScroll={followSwipe}
      >
        {images.map((image, index) => (
          <li key={image.src} id={`picture-${index + 1}`}>
            {(index === 0 || rendersRest) && (
              <Picture image={image} measures={index === 0 ? data.measures : undefined} isFirst={index === 0} />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        <DeviceTools data={data} />
        <Enlarge image={images[current]} onOpen={() => setEnlarged(true)} />
      </div>
      {(images.length > 1 || video) && (
        <Thumbnails images={images} current={current} onChoose={choose} hasVideo={video !== undefined} />
      )}
      {isEnlarged !== undefined && (
        <Suspense>
          <Viewer
            images={images}
            title={model}
            isOpen={isEnlarged}
            index={current}
            onIndex={choose}
            onClose={() => setEnlarged(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

type PictureProps = {
  image: ProductData['images'][number]
  measures: ProductData['measures']
  isFirst: boolean
}

/** A picture with its measures as dimension lines. */
function Picture({ image: { src, alt, width, height, sources }, measures, isFirst }: PictureProps) {
  // A custom property, which React's CSSProperties does not allow.
  const ratio = { '--ratio': width / height } as CSSProperties
  return (
    <Stand className={styles.stand}>
      <span className={styles.object} style={ratio}>
        <ResponsiveImage
          src={inSite(src)}
          sources={sources}
          sizes="(width > 60rem) 46vw, 92vw"
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
        {measures && (
          <>
            <span className={styles.upright} aria-hidden="true">
              <b>{measures.height}</b>
            </span>
            <span className={styles.across} aria-hidden="true">
              <b>{measures.width} mm</b>
            </span>
          </>
        )}
      </span>
    </Stand>
  )
}

/** Links to the picture's file, in case the dialog cannot open. */
function Enlarge({ image, onOpen }: { image: ProductData['images'][number] | undefined; onOpen: () => void }) {
  const t = useWords()
  const open = (event: MouseEvent) => {
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      className={buttonClass({ variant: 'secondary', size: 'small' })}
      href={image && inSite(image.src)}
      aria-haspopup="dialog"
      onClick={open}
    >
      <Icon name="enlarge" />
      {t('product:gallery.enlarge')}
    </a>
  )
}

type ThumbnailsProps = {
  images: ProductData['images']
  current: number
  onChoose: (index: number) => void
  hasVideo: boolean
}

function Thumbnails({ images, current, onChoose, hasVideo }: ThumbnailsProps) {
  const t = useWords()
  const rendersRest = useRendersBelowTheFold()
  return (
    <ul className={styles.thumbnails} aria-label={t('product:gallery.thumbnails')}>
      {images.map(({ src, alt, width, height, sources, focus }, index) => (
        <li key={src}>
          <a
            href={`#picture-${index + 1}`}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onChoose(index)
            }}
          >
            {rendersRest && (
              <ResponsiveImage
                src={inSite(src)}
                sources={sources}
                sizes="4rem"
                alt={alt}
                width={width}
                height={height}
                data-cut={focus && 'true'}
                style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
              />
            )}
          </a>
        </li>
      ))}
      {hasVideo && (
        <li>
          <a href="#video" className={styles.video} aria-label={t('product:video.heading')}>
            <Icon name="play" />
          </a>
        </li>
      )}
    </ul>
  )
}
