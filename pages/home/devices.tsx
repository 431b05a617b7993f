import { useWords } from '../../src/i18n/words.ts'
import type { ProductTeaserData } from '../../src/teasers/product-teaser.tsx'
import { Shelf } from '../../src/teasers/shelf.tsx'

/** Scale of the device drawings, the same for all, so that their sizes can be compared. */
const SCALE = 0.31

/** One device of every kind on one plinth. */
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
          <img
            src={image.src}
            width={Math.round(image.width * SCALE)}
            height={Math.round(image.height * SCALE)}
            alt=""
            loading="lazy"
          />
        ),
      }))}
    />
  )
}
