import type { ReactElement } from 'react'
import type { Examples } from '../examples.ts'
import { Bay, Bays } from '../ui/bays.tsx'
import { Section } from '../ui/section.tsx'
import { inSite } from '../../base/base-path.ts'
import { PinnedMap } from './pinned-map.tsx'
import { ProductTeaser } from './product-teaser.tsx'
import { Shelf } from './shelf.tsx'
import { SolutionTeaser } from './solution-teaser.tsx'

/** Of a picture's size on a shelf. */
const SCALE = 0.3
const SVG =
  '<svg viewBox="0 0 40 40" role="img" aria-label="-"><path d="M8 4h24v32H8z" fill="currentColor" opacity=".1"/></svg>'

export const examples: Examples = ({ title, names, products, solutions, sentence }) => {
  const places = [1, 2].map((id) => ({ id, name: names[id] ?? '', to: '/success-stories' }))
  const pins = places.map(({ id }) => ({ id, left: 30 * id, top: 40 }))
  return {
    'pinned-map': { 'one is chosen': <PinnedMap map={{ svg: SVG, pins }} places={places} selected={2} /> },
    'product-teaser': {
      'of each series, the last discontinued': inBays(
        products.map((product) => <ProductTeaser key={product.code} product={product} />),
      ),
      'without a picture, with a line of its own': inBays(
        products
          .slice(0, 2)
          .map(({ image: _image, ...product }) => (
            <ProductTeaser key={product.code} product={product} spec={sentence} />
          )),
      ),
    },
    shelf: {
      'over the whole width': (
        <Shelf
          label={title}
          spread
          ruled
          products={products.map(({ code, accent, model, category, image }) => ({
            code,
            accent,
            lines: [model, category],
            picture: image && (
              <img src={inSite(image.src)} width={image.width * SCALE} height={image.height * SCALE} alt="" />
            ),
          }))}
        />
      ),
    },
    'solution-teaser': {
      'with pictures': inBays(solutions.map((solution) => <SolutionTeaser key={solution.slug} solution={solution} />)),
      'without pictures': inBays(
        solutions.map(({ picture: _picture, ...solution }) => (
          <SolutionTeaser key={solution.slug} solution={solution} />
        )),
      ),
    },
  }
}

function inBays(teasers: readonly ReactElement[]) {
  return (
    <Section space="none">
      <Bays>
        {teasers.map((teaser) => (
          <Bay key={teaser.key} flush>
            {teaser}
          </Bay>
        ))}
      </Bays>
    </Section>
  )
}
