import type { ReactNode } from 'react'
import { Bay } from './bays.tsx'
import styles from './feature.module.css'
import { type Picture, Stand } from './stand.tsx'

type FeatureProps = {
  image?: Picture | undefined
  /** Stands beside the stage, at its foot; without it the stage reaches to the last post. */
  children?: ReactNode
}

/** One device large on its stage, from the second post on, and what there is to say about it. */
export function Feature({ image, children }: FeatureProps) {
  return (
    <>
      <Bay at={children ? 'b23' : 'b24'} flush>
        <Stand className={styles.stage} image={image} tallest="27rem" />
      </Bay>
      {children && (
        <Bay at="b4" className={styles.words}>
          {children}
        </Bay>
      )}
    </>
  )
}
