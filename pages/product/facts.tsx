import { Bay } from '../../src/web/ui/bays.tsx'
import { Part } from './part.tsx'
import styles from './product.module.css'
import type { ProductData } from './product-data.ts'

type FactsProps = NonNullable<ProductData['fitting']> & { id: 'needs' | 'fitting'; note?: string }

/**
 * Further parts that one needs, or how it is fitted: HTML that the build made of the catalogue's own words, all of them
 * escaped. Its links stand so close that nobody can tell which one is looked at.
 */
export function Facts({ id, heading, note, html }: FactsProps) {
  return (
    <Part id={id} heading={heading} beside={note && <p className={styles.note}>{note}</p>}>
      <Bay
        as="ul"
        at="b24"
        flush
        className={styles.facts}
        data-unlikely=""
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </Part>
  )
}
