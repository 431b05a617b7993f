import type { Examples } from '../examples.ts'
import styles from './icon.module.css'
import { Skeleton } from './skeleton.tsx'
import { Stand } from './stand.tsx'

export const examples: Examples = ({ picture }) => ({
  'in the place of a picture, on a stand': (
    <Stand isLoading tallest={`${picture.height}px`} style={{ blockSize: '14rem' }} />
  ),
  'of an icon': <Skeleton className={styles.icon} />,
})
