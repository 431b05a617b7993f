import type { ReactNode } from 'react'
import { Bay } from './bays.tsx'
import styles from './feature.module.css'
import { type Picture, Stand } from './stand.tsx'

type FeatureProps = {
  image?: Picture | undefined
  /** Maximum height of the picture, as a CSS length; as much as the stage has room for by default. */
  tallest?: string | undefined
  /** Stands in the first corner of the stage. */
  corner?: ReactNode
  /** Content beside the stage, at its bottom; without it the stage extends to the right edge. */
  children?: ReactNode
}

/** One large device that fills its stage, from the second column on, with a text. */
export function Feature({ image, tallest, corner, children }: FeatureProps) {
  return (
    <>
      <Bay at={children ? 'b23' : 'b24'} half={children !== undefined} flush>
        <Stand className={styles.stage} image={image} tallest={tallest}>
          {corner && <span className={styles.corner}>{corner}</span>}
        </Stand>
      </Bay>
      {children && (
        <Bay at="b4" half className={styles.words}>
          {children}
        </Bay>
      )}
    </>
  )
}
