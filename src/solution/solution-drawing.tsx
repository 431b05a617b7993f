import type { ReactNode } from 'react'
import { useWords } from '../i18n/words.ts'
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
  /** Captions that scroll with the drawing. */
  children?: ReactNode
}

/** A drawing with numbers that link to the list under it. On small screens it scrolls sideways. */
export function SolutionDrawing({ svg, points, isWide = false, fits = false, children }: SolutionDrawingProps) {
  const t = useWords()
  // In a column it is as wide as that; alone, as wide as the page's content.
  const Frame = fits ? 'div' : Wrap
  return (
    <Frame className={styles.frame}>
      <ScrollRegion label={t('solution.drawing')} className={styles.region}>
        <div className={styles.plan} data-wide={isWide || undefined} data-fits={fits || undefined}>
          <SvgMarkup svg={svg} />
          {points.map(
            ({ id, accent, place }) =>
              place && (
                <a
                  key={id}
                  href={`#point-${id}`}
                  className={styles.node}
                  data-series={accent}
                  style={{ left: `${place.left}%`, top: `${place.top}%` }}
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
