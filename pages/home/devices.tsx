import { inSite } from '../../src/base/base-path.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import type { ProductTeaserData } from '../../src/web/teasers/product-teaser.tsx'
import { Shelf } from '../../src/web/teasers/shelf.tsx'

/** One device of every kind on one plinth, at one scale. */
export function Devices({ products }: { products: readonly ProductTeaserData[] }) {
  const t = useWords()
  return (
    <Shelf
      label={t('home:shelf')}
      spread
      ruled
      products={products.map(({ code, model, category, accent, image }) => ({
        code,
        accent,
        lines: [category, model],
        picture: image && (
          <img src={inSite(image.src)} width={image.width} height={image.height} alt="" loading="lazy" />
        ),
      }))}
    />
  )
}
