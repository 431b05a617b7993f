import type { Film } from '../../content/schema/films.ts'
import type { InLocale } from '../../base/i18n/localised.ts'

/** A film in one language. */
export type FilmData = InLocale<Film>
