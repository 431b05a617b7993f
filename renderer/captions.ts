import { escapeMarkup } from '../src/base/escape.ts'
import type { Film } from '../src/content/schema/films.ts'
import type { Locale } from '../src/base/i18n/locale.ts'

/** Writes the captions of a film in a language as WebVTT. */
export function writeCaptions({ scenes }: Film, locale: Locale): string {
  const cues = scenes.map(
    ({ start, end, text }) => `${timestamp(start)} --> ${timestamp(end)}\n${escapeMarkup(text[locale])}\n`,
  )
  return ['WEBVTT\n', ...cues].join('\n')
}

/** Writes seconds as WebVTT does. @example timestamp(74.5) // '01:14.500' */
function timestamp(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), (seconds % 60).toFixed(3)]
  return `${String(minutes).padStart(2, '0')}:${rest.padStart('00.000'.length, '0')}`
}
