import { useEffect, useRef } from 'react'
import { useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { LEAST_PER_MM, MOST_PER_MM } from './screen-scale.ts'
import styles from './true-size.module.css'

/** The short side of a bank card in mm (ISO/IEC 7810, ID-1). The long one, and its corners, are in the styles. */
const SHORT_SIDE = 53.98
/** Less than a pixel at the card's long side. */
const STEP = 0.01

type ScaleSettingProps = {
  /** CSS pixels in a millimetre. */
  perMm: number
  onChange: (perMm: number) => void
  onDone: () => void
}

/** A card's outline and a slider: held to the screen, a card shows when the outline has its size. */
export function ScaleSetting({ perMm, onChange, onDone }: ScaleSettingProps) {
  const t = useWords()
  const slider = useRef<HTMLInputElement>(null)
  // The control that had the focus is gone. While the dialog is shut, this does nothing.
  useEffect(() => slider.current?.focus(), [])
  return (
    <div className={styles.setting}>
      <p>{t('true-size:how')}</p>
      <label className={styles.slider}>
        <span>{t('true-size:outline')}</span>
        <input
          ref={slider}
          type="range"
          min={LEAST_PER_MM}
          max={MOST_PER_MM}
          step={STEP}
          value={perMm}
          aria-valuetext={t('true-size:outlineValue', { pixels: Math.round(perMm * SHORT_SIDE) })}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        />
      </label>
      <Button onClick={onDone}>{t('true-size:done')}</Button>
      <div className={styles.board}>
        <div className={styles.card}>{t('true-size:card')}</div>
      </div>
    </div>
  )
}
