import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { inSite } from '../../src/base/base-path.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { ResponsiveImage } from '../../src/web/ui/responsive-image.tsx'
import { ScrollRegion } from '../../src/web/ui/scroll-region.tsx'
import { DeviceDialog } from './device-dialog.tsx'
import type { ProductData } from './product-data.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import styles from './viewer.module.css'

const ZOOMS = [1, 1.5, 2, 3, 4]
/** Minimum distance of a swipe, in px. */
const SWIPE = 48

type ViewerProps = {
  images: ProductData['images']
  title: string
  isOpen: boolean
  /** Index of the current picture. */
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

/** The enlarged pictures: step through them by arrow key, button or swipe; zoom by + and −, button or double click. */
export function Viewer({ images, title, isOpen, index, onIndex, onClose }: ViewerProps) {
  const t = useWords()
  const [level, setLevel] = useState(0)
  const zoom = ZOOMS[level] ?? 1
  const region = useCentredZoom(zoom)
  const startedAt = useRef<number | undefined>(undefined)
  const image = images[index]
  const zoomBy = (steps: number) => setLevel((now) => Math.min(Math.max(now + steps, 0), ZOOMS.length - 1))
  const step = (steps: number) => {
    const next = index + steps
    if (next < 0 || next >= images.length) return
    setLevel(0)
    onIndex(next)
  }
  const close = () => {
    setLevel(0)
    onClose()
  }
  useViewerKeys(isOpen, { zoomBy, fit: () => setLevel(0), step: zoom === 1 ? step : undefined })
  const endSwipe = ({ clientX }: PointerEvent) => {
    const travelled = startedAt.current === undefined ? 0 : clientX - startedAt.current
    startedAt.current = undefined
    if (zoom === 1 && Math.abs(travelled) > SWIPE) step(travelled < 0 ? 1 : -1)
  }
  if (!image) return null
  return (
    <DeviceDialog title={title} closeLabel={t('product:gallery.close')} isOpen={isOpen} onClose={close}>
      <div className={styles.viewer}>
        <ScrollRegion
          ref={region}
          label={image.alt}
          className={styles.window}
          data-zoomed={zoom > 1}
          onPointerDown={({ clientX }) => {
            startedAt.current = clientX
          }}
          onPointerUp={endSwipe}
          onDoubleClick={() => setLevel(level === 0 ? 2 : 0)}
        >
          <ResponsiveImage
            src={inSite(image.src)}
            sources={image.sources}
            sizes={`${zoom * 100}vw`}
            alt={image.alt}
            width={image.width}
            height={image.height}
            style={{ inlineSize: `${zoom * 100}%`, blockSize: `${zoom * 100}%` }}
            loading="lazy"
            draggable={false}
          />
        </ScrollRegion>
        <div className={styles.controls}>
          {images.length > 1 && (
            <div>
              <Tool
                icon="arrow-left"
                label={t('product:gallery.previous')}
                isOff={index === 0}
                onUse={() => step(-1)}
              />
              <p aria-live="polite">{t('product:gallery.position', { index: index + 1, count: images.length })}</p>
              <Tool
                icon="arrow-right"
                label={t('product:gallery.next')}
                isOff={index === images.length - 1}
                onUse={() => step(1)}
              />
            </div>
          )}
          <div>
            <Tool icon="minus" label={t('product:gallery.smaller')} isOff={level === 0} onUse={() => zoomBy(-1)} />
            <p aria-live="polite">{t('product:gallery.zoom', { percent: zoom * 100 })}</p>
            <Tool
              icon="plus"
              label={t('product:gallery.larger')}
              isOff={level === ZOOMS.length - 1}
              onUse={() => zoomBy(1)}
            />
          </div>
        </div>
      </div>
    </DeviceDialog>
  )
}

type ToolProps = {
  icon: 'arrow-left' | 'arrow-right' | 'minus' | 'plus'
  label: string
  isOff: boolean
  onUse: () => void
}

/** A disabled tool keeps the focus, so that the focus stays in the dialog. */
function Tool({ icon, label, isOff, onUse }: ToolProps) {
  return (
    <Button
      variant="secondary"
      size="square"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onUse}
    >
      <Icon name={icon} />
    </Button>
  )
}

/** Keeps the centre of the visible part when the zoom changes. */
function useCentredZoom(zoom: number) {
  const region = useRef<HTMLElement>(null)
  const before = useRef(zoom)
  useEffect(() => {
    const box = region.current
    const growth = zoom / before.current
    before.current = zoom
    if (!box) return
    box.scrollLeft = (box.scrollLeft + box.clientWidth / 2) * growth - box.clientWidth / 2
    box.scrollTop = (box.scrollTop + box.clientHeight / 2) * growth - box.clientHeight / 2
  }, [zoom])
  return region
}
