import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react'
import { FILM_SIZE, filmFile } from '../../content/film-files.ts'
import { loadLate } from '../navigation/freshness/load-late.ts'
import { inSite } from '../../base/base-path.ts'
import { useWords } from '../../base/i18n/words.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import type { FilmData } from './film-data.ts'
import type { FilmPlayer } from './film-player.tsx'
import { formatSeconds } from './format-seconds.ts'
import styles from './film-card.module.css'

type FilmCardProps = {
  film: FilmData
  /** On phones its words stand beside its poster: on a page that is long there. */
  isCompact?: boolean
}

/**
 * A film on an inverted background, with its transcript. Until it is asked for, it is a link around its poster, which the
 * browser plays itself without scripts; nothing else of it is loaded.
 */
export function FilmCard({ film: { slug, title, summary, seconds, scenes }, isCompact }: FilmCardProps) {
  const t = useWords()
  const [Player, setPlayer] = useState<ComponentType<ComponentProps<typeof FilmPlayer>>>()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Without its code nothing is lost: the page is reloaded.
    loadLate(() => import('./film-player.tsx')).then(
      (code) => setPlayer(() => code.FilmPlayer),
      () => {},
    )
  }
  return (
    <div className={styles.room} data-tone="ground">
      <figure className={styles.card} data-compact={isCompact || undefined}>
        {Player ? (
          <Player className={styles.frame} slug={slug} title={title} />
        ) : (
          <a className={styles.frame} href={inSite(filmFile(slug, 'mp4'))} onClick={open} data-plain>
            <img src={inSite(filmFile(slug, 'webp'))} {...FILM_SIZE} alt="" loading="lazy" />
            <span className={styles.play}>
              <Icon name="play" />
              <span className={styles.verb}>
                {t('film.play')}
                <VisuallyHidden> {title} </VisuallyHidden>
              </span>
              <span>{formatSeconds(seconds)}</span>
            </span>
          </a>
        )}
        <figcaption className={styles.words}>
          <b>{title}</b>
          <p>
            <Unbroken text={summary} />
          </p>
          <Disclosure className={styles.transcript} summary={t('film.transcript')}>
            <ol data-plain>
              {scenes.map(({ start, text }) => (
                <li key={start}>
                  <span>{formatSeconds(start)}</span>{' '}
                  <div>
                    <Unbroken text={text} />
                  </div>
                </li>
              ))}
            </ol>
          </Disclosure>
        </figcaption>
      </figure>
    </div>
  )
}
