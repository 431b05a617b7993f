import { useEffect, useRef } from 'react'
import { captionFile, FILM_FORMATS, FILM_SIZE, filmFile } from '../catalogue/film-files.ts'
import { LOCALE_FACTS, LOCALES } from '../i18n/locale.ts'
import { useLocale, useWords } from '../i18n/words.ts'

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
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)]
  return (
    <video
      ref={video}
      className={className}
      controls
      playsInline
      preload="metadata"
      poster={filmFile(slug, 'webp')}
      aria-label={title}
      {...FILM_SIZE}
    >
      {FILM_FORMATS.map((format) => (
        <source key={format} src={filmFile(slug, format)} type={`video/${format}`} />
      ))}
      {languages.map((language) => (
        <track
          key={language}
          kind="captions"
          src={captionFile(slug, language)}
          srcLang={LOCALE_FACTS[language].htmlLang}
          label={t(`film.captions.${language}`)}
          default={language === locale}
        />
      ))}
    </video>
  )
}
