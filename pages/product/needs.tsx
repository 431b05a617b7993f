import { Bay } from '../../src/ui/bays.tsx'
import { Part } from './part.tsx'
import styles from './product.module.css'
import type { ProductData } from './product-data.ts'

/** What else one needs: HTML that the build made of the catalogue's own words, all of them escaped. */
export function Needs({ heading, html }: NonNullable<ProductData['needs']>) {
  return (
    <Part id="needs" heading={heading}>
      <Bay as="ul" at="b24" flush className={styles.needs} dangerouslySetInnerHTML={{ __html: html }} />
    </Part>
  )
}
