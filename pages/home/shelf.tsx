import { useWords } from '../../src/i18n/words.ts'
import { Link } from '../../src/routing/link.tsx'
import type { ProductTeaserData } from '../../src/teasers/product-teaser.tsx'
import styles from './shelf.module.css'

/** Scale of the device drawings, the same for all, so that their sizes can be compared. */
const SCALE = 0.31

/** One device of every kind on one plinth. */
export function Shelf({ products }: { products: readonly ProductTeaserData[] }) {
  const t = useWords()
  return (
    <section className={styles.shelf} aria-label={t('home:shelf')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className={styles.line} tabIndex={0} aria-label={t('home:shelf')}>
        {products.map(({ code, model, category, accent, image }) => (
          <li key={code} data-series={accent}>
            <Link to={`/products/${code}`} data-plain>
              <span className={styles.picture}>
                {image && (
                  <img
                    src={image.src}
                    width={Math.round(image.width * SCALE)}
                    height={Math.round(image.height * SCALE)}
                    alt=""
                    loading="lazy"
                  />
                )}
              </span>
              <span className={styles.label}>
                <b>{category}</b>
                <span>{model}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
