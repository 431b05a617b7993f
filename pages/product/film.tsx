import { useWords } from '../../src/base/i18n/words.ts'
import { FilmCard } from '../../src/web/teasers/film-card.tsx'
import type { FilmData } from '../../src/web/teasers/film-data.ts'
import { Wrap } from '../../src/web/ui/wrap.tsx'
import part from './product.module.css'

/** The film in which the product is seen at work. */
export function Film({ film }: { film: FilmData }) {
  const t = useWords()
  return (
    <section id="video" className={part.part} data-tone="ground" aria-label={t('product:video.heading')}>
      <Wrap bare>
        <FilmCard film={film} isCompact />
      </Wrap>
    </section>
  )
}
