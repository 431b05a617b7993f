import type { Locale } from '../base/i18n/locale.ts'

/** The formats of a film; every browser plays one of them. */
export const FILM_FORMATS = ['mp4', 'webm'] as const

/** Size of a film's picture and of its poster. */
export const FILM_SIZE = { width: 960, height: 640 } as const

/** Folder of films, their posters and their captions. */
export const FILM_FOLDER = '/films/'

/**
 * Returns the address of a file of a film; its poster is a `webp`.
 * @example filmFile('call', 'mp4') // '/films/call.mp4'
 */
export function filmFile(slug: string, ending: (typeof FILM_FORMATS)[number] | 'webp'): string {
  return `${FILM_FOLDER}${slug}.${ending}`
}

/**
 * Returns the address of a film's captions.
 * @example captionFile('call', 'en') // '/films/call.en.vtt'
 */
export function captionFile(slug: string, locale: Locale): string {
  return `${FILM_FOLDER}${slug}.${locale}.vtt`
}
