import { useEffect, useRef } from 'react'
import { captionFile, FILM_FORMATS, FILM_SIZE, filmFile } from '../../content/film-files.ts'
import { inSite } from '../../base/base-path.ts'
import { type Locale, LOCALE_FACTS, LOCALES } from '../../base/i18n/locale.ts'
import { useLocale, useWords } from '../../base/i18n/words.ts'

type FilmPlayerProps = { slug: string; title: string; className?: string | undefined }

/**
 * A film that somebody asked for, with the captions of the page's language shown: it takes the focus and begins, unless
 * its viewer wants little motion.
 */
export function FilmPlayer({ slug, title, className }: FilmPlayerProps) {
  const t = useWords()
  const locale = useLocale()
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const { current } = video
    current?.focus()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // A browser that refuses leaves the film with its controls.
    current?.play().catch(() => {})
  }, [])
  const captions = (language: Locale) => ({
    src: inSite(captionFile(slug, language)),
    srcLang: LOCALE_FACTS[language].htmlLang,
    label: LOCALE_FACTS[language].name ?? t(`film.captions.${language}`),
  })
  return (
    <video
      ref={video}
      className={className}
      controls
      playsInline
      preload="metadata"
      poster={inSite(filmFile(slug, 'webp'))}
      aria-label={title}
      {...FILM_SIZE}
    >
      {FILM_FORMATS.map((format) => (
        <source key={format} src={inSite(filmFile(slug, format))} type={`video/${format}`} />
      ))}
      <track kind="captions" {...captions(locale)} default />
      {LOCALES.filter((language) => language !== locale).map((language) => (
        <track key={language} kind="captions" {...captions(language)} />
      ))}
    </video>
  )
}
