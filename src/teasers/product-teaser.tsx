import { useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import type { InLocale } from '../catalogue/localised.ts'
import type { Image } from '../catalogue/schema/media.ts'
import type { Product } from '../catalogue/schema/product.ts'
import styles from './product-teaser.module.css'

export type ProductTeaserData = {
  code: string
  model: string
  name: string
  category: string
  status: Product['status']
  image?: InLocale<Image>
}

/** A product as a card: picture on its plinth, model, name. */
export function ProductTeaser({ product }: { product: ProductTeaserData }) {
  const t = useWords()
  const { code, model, name, category, image, status } = product
  return (
    <article className={styles.teaser}>
      <div className={styles.stand}>
        {image && <img src={image.src} alt="" width={image.width} height={image.height} loading="lazy" />}
      </div>
      <h3>
        <Link to={`/products/${code}`}>{model}</Link>
      </h3>
      <p>{name}</p>
      <p className={styles.meta}>{status === 'discontinued' ? t('product.discontinued') : category}</p>
    </article>
  )
}
