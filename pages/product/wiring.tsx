import { Bay } from '../../src/web/ui/bays.tsx'
import { Fold } from '../../src/web/ui/fold.tsx'
import { Part } from './part.tsx'
import facts from './product.module.css'
import type { ProductData } from './product-data.ts'
import styles from './wiring.module.css'

/** The wiring diagram, the terminals and the lamps: HTML that the build made of escaped words. */
export function Wiring({ heading, diagram, tables }: NonNullable<ProductData['wiring']>) {
  return (
    <Part id="wiring" heading={heading}>
      <Bay at="b24" className={styles.diagram} data-unlikely="" dangerouslySetInnerHTML={{ __html: diagram }} />
      <Bay at="b24" flush className={styles.tables}>
        {tables.map(({ id, heading: name, html }) => (
          <Fold key={id} id={id} heading={<h3>{name}</h3>}>
            <ul className={facts.facts} dangerouslySetInnerHTML={{ __html: html }} />
          </Fold>
        ))}
      </Bay>
    </Part>
  )
}
