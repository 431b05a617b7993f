import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { inSite } from '../../src/base/base-path.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { ScrollRegion } from '../../src/web/ui/scroll-region.tsx'
import { DeviceDialog } from './device-dialog.tsx'
import type { ProductData } from './product-data.ts'
import { ScaleSetting } from './scale-setting.tsx'
import { guessScale, keepScale, perMmAt, readScale } from './screen-scale.ts'
import styles from './true-size.module.css'
import { useIsPinched, usePixelRatio } from './use-screen-zoom.ts'

type Device = {
  model: string
  /** Its front, drawn to scale. */
  image: ProductData['images'][number]
  size: NonNullable<ProductData['trueSize']>
}

type TrueSizeProps = Device & { isOpen: boolean; onClose: () => void }

/** A device as large as it is, beside a bank card, by which the scale of the screen is set once. */
export function TrueSize({ isOpen, onClose, ...device }: TrueSizeProps) {
  const t = useWords()
  const ratio = usePixelRatio()
  const [kept, setKept] = useState(readScale)
  const [draft, setDraft] = useState(() => (kept ? undefined : guessScale()))
  const scale = draft ?? kept ?? guessScale()
  const perMm = perMmAt(scale, ratio)
  const title = t('true-size:title', { model: device.model })
  const finish = () => {
    const set = { perMm, ratio }
    keepScale(set)
    setKept(set)
    setDraft(undefined)
  }
  const close = () => {
    // A scale that was not finished changes nothing.
    if (kept) setDraft(undefined)
    onClose()
  }
  return (
    <DeviceDialog title={title} closeLabel={t('true-size:close')} size="wide" isOpen={isOpen} onClose={close}>
      {/* A custom property, which React's CSSProperties does not allow. */}
      <div className={styles.screen} style={{ '--mm': `${perMm}px` } as CSSProperties}>
        {draft ? (
          <ScaleSetting perMm={perMm} onChange={(next) => setDraft({ perMm: next, ratio })} onDone={finish} />
        ) : (
          <Standing {...device} isConverted={scale.ratio !== ratio} onAgain={() => setDraft({ perMm, ratio })} />
        )}
      </div>
    </DeviceDialog>
  )
}

type StandingProps = Device & { isConverted: boolean; onAgain: () => void }

/** The device and a card's outline on a grid of centimetres; a larger device is scrolled. */
function Standing({ model, image, size, isConverted, onAgain }: StandingProps) {
  const t = useWords()
  const isPinched = useIsPinched()
  const region = useRef<HTMLElement>(null)
  // The control that had the focus is gone. While the dialog is shut, this does nothing.
  useEffect(() => region.current?.focus(), [])
  const { width, height, body } = size
  const millimetres = { '--width': width, '--height': height } as CSSProperties
  return (
    <>
      <div className={styles.facts}>
        <p>
          {t('true-size:body', { body })}
          <small>{t('true-size:grid')}</small>
        </p>
        <Button variant="secondary" size="small" onClick={onAgain}>
          {t('true-size:again')}
        </Button>
        <p role="status" className={styles.notice}>
          {isPinched ? t('true-size:pinched') : isConverted && t('true-size:zoomed')}
        </p>
      </div>
      <ScrollRegion ref={region} label={t('true-size:region', { model })} className={styles.window}>
        <div className={styles.floor}>
          <img src={inSite(image.src)} alt={image.alt} className={styles.device} style={millimetres} />
          <div className={styles.card}>{t('true-size:card')}</div>
        </div>
      </ScrollRegion>
    </>
  )
}
