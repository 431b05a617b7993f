import { filmFile } from '../../../content/film-files.ts'
import type { Film } from '../../../content/schema/films.ts'
import { SITE_ADDRESS } from '../../../base/addresses.ts'
import type { InLocale } from '../../../base/i18n/localised.ts'

/** Returns the JSON-LD of a film. */
export function videoObject({ slug, title, summary, uploadedOn, seconds, scenes }: InLocale<Film>): object {
  const whole = Math.round(seconds)
  return {
    '@type': 'VideoObject',
    name: title,
    description: summary,
    thumbnailUrl: SITE_ADDRESS + filmFile(slug, 'webp'),
    contentUrl: SITE_ADDRESS + filmFile(slug, 'mp4'),
    uploadDate: `${uploadedOn}T00:00:00+08:00`,
    duration: `PT${Math.floor(whole / 60)}M${whole % 60}S`,
    transcript: scenes.map(({ text }) => text).join('\n'),
  }
}
