import type { Lang } from '../../base/i18n/lang-of.ts'
import type { ReactNode } from 'react'
import type { Product } from '../../content/schema/product.ts'
import type { Series } from '../../content/schema/series.ts'
import type { CardImage } from '../../artwork/drawing/products/card-image.ts'
import { useWords } from '../../base/i18n/words.ts'
import { Link } from '../navigation/routing/link.tsx'
import { Headline } from '../ui/headline.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { Stand } from '../ui/stand.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import styles from './product-teaser.module.css'

export type ProductTeaserData = Lang & {
  code: string
  model: string
  /** With marks where its lines may end. */
  name: string
  /** The name of its category, for a single product. */
  category: string
  /** The accent colour of its series. */
  accent: Series['accent']
  status: Product['status']
  image?: CardImage
}

/** After a semicolon, and in English after the space that follows it. */
const BETWEEN_FACTS = /(?<=；|; )/

type ProductTeaserProps = {
  product: ProductTeaserData
  /** Level of its heading. */
  level?: 2 | 3 | 4
  /** One line under the name; its category by default. */
  spec?: string | undefined
  /** Maximum height of its picture. */
  tallest?: string | undefined
  /** In the first viewport: its picture is not loaded lazily. */
  isFirst?: boolean
  className?: string | undefined
  /** Stands in its first corner, above the link. */
  corner?: ReactNode
}

/**
 * A product as a card: picture on its plinth, a beam in its series' colour, model, name, one line. The whole card is
 * the link.
 */
export function ProductTeaser({
  product,
  level = 3,
  spec,
  tallest,
  isFirst = false,
  className,
  corner,
}: ProductTeaserProps) {
  const t = useWords()
  const { code, model, name, category, accent, image, status, lang } = product
  const Heading = `h${level}` as const
  return (
    <article lang={lang} className={joinClasses(styles.card, className)} data-series={accent}>
      {status === 'discontinued' && <span className={styles.badge}>{t('product.discontinued')}</span>}
      <Stand
        className={styles.stand}
        image={image}
        share={image?.share}
        sign={<span aria-hidden="true">{model}</span>}
        isDecorative
        tallest={tallest}
        isFirst={isFirst}
      />
      <div className={styles.words}>
        <Heading>
          <Link className={styles.link} to={`/products/${code}`}>
            <span className={styles.model}>{model}</span>{' '}
            <span className={styles.name}>
              <Headline text={name} />
            </span>
          </Link>
        </Heading>
        <p className={styles.spec}>
          {(spec ?? category).split(BETWEEN_FACTS).map((fact) => (
            <span key={fact}>
              <Unbroken text={fact} />
            </span>
          ))}
        </p>
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  )
}
