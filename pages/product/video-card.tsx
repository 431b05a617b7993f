import { useWords } from '../../src/i18n/words.ts'
import { Icon } from '../../src/ui/icon.tsx'
import { joinClasses } from '../../src/ui/join-classes.ts'
import { Wrap } from '../../src/ui/wrap.tsx'
import part from './product.module.css'
import type { ProductData } from './product-data.ts'
import styles from './video-card.module.css'

type VideoCardProps = {
  video: NonNullable<ProductData['video']>
  model: string
  image: ProductData['images'][number] | undefined
}

/** A link to the video on its own site: no resource of that site is loaded. */
export function VideoCard({ video: { title, url, duration }, model, image }: VideoCardProps) {
  const t = useWords()
  return (
    <section
      id="video"
      className={joinClasses(part.part, styles.film)}
      data-tone="ground"
      aria-label={t('product:video.heading')}
    >
      <Wrap bare>
        <a className={styles.poster} href={url} target="_blank" rel="noopener" data-plain="">
          <span className={styles.object} aria-hidden="true">
            {image ? (
              <img src={image.src} alt="" width={image.width} height={image.height} loading="lazy" />
            ) : (
              <span>{model}</span>
            )}
          </span>
          <span className={styles.play}>
            <Icon name="play" />
          </span>
          <span className={styles.words}>
            <b>{title}</b>
            <span>
              {minutes(duration)} <Icon name="external" /> {t('product:video.external')}
            </span>
          </span>
        </a>
      </Wrap>
    </section>
  )
}

/** Formats seconds like a video player: `84` is `1:24`. */
const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
