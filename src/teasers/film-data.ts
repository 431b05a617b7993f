import type { Film } from '../catalogue/schema/films.ts'
import type { InLocale } from '../i18n/localised.ts'

/** A film in one language. */
export type FilmData = InLocale<Film>
