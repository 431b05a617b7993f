import { type CSSProperties, useState } from 'react'
import { inSite } from '../../src/base/base-path.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { ScrollRegion } from '../../src/web/ui/scroll-region.tsx'
import { DeviceDialog } from './device-dialog.tsx'
import type { DeviceLayer } from './product-data.ts'
import styles from './exploded-view.module.css'

/** Wider devices than this come apart downwards on a phone, and flatter ones everywhere; others sideways. */
const WIDE = 1.25
const FLAT = 2.6
const WHOLE = 100

type ExplodedViewProps = { model: string; layers: readonly DeviceLayer[]; isOpen: boolean; onClose: () => void }

/** The drawings of a device one behind the other, drawn apart by a slider, with numbers on the parts and their names. */
export function ExplodedView({ model, layers, isOpen, onClose }: ExplodedViewProps) {
  const t = useWords()
  const [percent, setPercent] = useState(WHOLE)
  const title = t('taken-apart:title', { model })
  const numbered = numberMarks(layers)
  return (
    <DeviceDialog title={title} closeLabel={t('taken-apart:close')} size="tall" isOpen={isOpen} onClose={onClose}>
      <label className={styles.slider}>
        <span>{t('taken-apart:slider')}</span>
        <input
          type="range"
          min={0}
          max={WHOLE}
          value={percent}
          aria-valuetext={t('taken-apart:value', { percent })}
          onChange={({ currentTarget }) => setPercent(currentTarget.valueAsNumber)}
        />
      </label>
      <Stage layers={numbered} apart={percent / WHOLE} />
      <ScrollRegion className={styles.parts} label={t('taken-apart:parts')}>
        {numbered.map(({ view, marks }) => (
          <div key={view}>
            <p>{t(`taken-apart:layers.${view}`)}</p>
            {marks.length > 0 && (
              <ol>
                {marks.map(({ number, name }) => (
                  <li key={number}>
                    <b>{number}</b> {name}
                  </li>
                ))}
              </ol>
            )}
          </div>
        ))}
      </ScrollRegion>
    </DeviceDialog>
  )
}

type NumberedLayer = Omit<DeviceLayer, 'marks'> & { marks: (DeviceLayer['marks'][number] & { number: number })[] }

/** Numbers the parts of a device through all its layers, from 1. */
function numberMarks(layers: readonly DeviceLayer[]): NumberedLayer[] {
  let number = 0
  return layers.map((layer) => ({
    ...layer,
    marks: layer.marks.map((mark) => {
      number += 1
      return { ...mark, number }
    }),
  }))
}

/** The layers, each in a place of its own, moved from there to the middle as far as they are not apart. */
function Stage({ layers, apart }: { layers: readonly NumberedLayer[]; apart: number }) {
  const t = useWords()
  const [{ width, height } = { width: 1, height: 1 }] = layers
  const ratio = width / height
  const lengths = { '--apart': apart, '--ratio': ratio, '--count': layers.length } as CSSProperties
  return (
    <div className={styles.stage}>
      <ul
        className={styles.layers}
        data-down={ratio > FLAT ? 'always' : ratio > WIDE ? 'narrow' : undefined}
        style={lengths}
      >
        {layers.map(({ view, src, marks }, index) => (
          <li
            key={view}
            className={styles.layer}
            style={{ '--shift': (layers.length - 1) / 2 - index, zIndex: layers.length - index } as CSSProperties}
          >
            <img src={inSite(src)} alt={t(`taken-apart:layers.${view}`)} width={width} height={height} />
            {marks.map(({ number, left, top }) => (
              <span
                key={number}
                className={styles.mark}
                style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}
                aria-hidden="true"
              >
                {number}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
