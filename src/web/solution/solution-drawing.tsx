import type { CSSProperties, ReactNode } from 'react'
import type { FoldedFrame } from '../../artwork/drawing/kit/drawing.ts'
import { useWords } from '../../base/i18n/words.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { SvgMarkup } from '../ui/svg-markup.tsx'
import { Wrap } from '../ui/wrap.tsx'
import type { SolutionPoint } from './solution-data.ts'
import styles from './solution-drawing.module.css'

type SolutionDrawingProps = {
  svg: string
  points: readonly Pick<SolutionPoint, 'id' | 'accent' | 'place'>[]
  /** Has finer detail: it scrolls sideways earlier instead of being scaled down. */
  isWide?: boolean
  /** Is always as wide as its column, for a drawing that is looked at as a whole. */
  fits?: boolean
  /** Is shown in two rows on phones. */
  folded?: FoldedFrame
  /** Captions that scroll with the drawing. */
  children?: ReactNode
}

/** A drawing with numbers that link to the list under it. On small screens it scrolls sideways. */
export function SolutionDrawing({ svg, points, isWide = false, fits = false, folded, children }: SolutionDrawingProps) {
  const t = useWords()
  // In a column it is as wide as that; alone, as wide as the page's content.
  const Frame = fits ? 'div' : Wrap
  return (
    <Frame className={styles.frame}>
      <ScrollRegion label={t('solution.drawing')} className={styles.region}>
        <div
          className={styles.plan}
          data-wide={isWide || undefined}
          data-fits={fits || undefined}
          data-folded={folded && ''}
          style={folded && frameStyle(folded)}
        >
          <SvgMarkup svg={svg} />
          {points.map(
            ({ id, accent, place }) =>
              place && (
                <a
                  key={id}
                  href={`#point-${id}`}
                  className={styles.node}
                  data-series={accent}
                  style={placeStyle(place)}
                  aria-label={`${place.number} ${place.label}`}
                >
                  {place.number}
                </a>
              ),
          )}
        </div>
        {children && <div className={styles.captions}>{children}</div>}
      </ScrollRegion>
      {!fits && (
        <p className={styles.cue} data-wide={isWide || undefined} aria-hidden="true">
          {t('solution.scrolls')}
        </p>
      )}
    </Frame>
  )
}

/** Custom properties, which React's CSSProperties does not allow. */
function frameStyle({ aspect, width, left, top, moved }: FoldedFrame): CSSProperties {
  return {
    '--aspect': aspect,
    '--drawn': `${width}%`,
    '--from-left': `${left}%`,
    '--from-top': `${top}%`,
    '--moved': `${moved.x}px, ${moved.y}px`,
  } as CSSProperties
}

function placeStyle({ left, top, folded }: NonNullable<SolutionPoint['place']>): CSSProperties {
  const place = { '--left': `${left}%`, '--top': `${top}%` }
  return {
    ...place,
    ...(folded && { '--folded-left': `${folded.left}%`, '--folded-top': `${folded.top}%` }),
  } as CSSProperties
}
