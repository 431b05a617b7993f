import { inEachLocale } from '../../base/i18n/in-each-locale.ts'
import type { Locale } from '../../base/i18n/locale.ts'
import type { Typesetter } from './set-type.ts'

let typesetters: Promise<Record<Locale, Typesetter>> | undefined

/**
 * Returns the typesetter of a language. Fonts are loaded for the first document that is drawn: if all documents are
 * cached, they are not needed.
 */
export async function getTypesetter(root: string, locale: Locale): Promise<Typesetter> {
  typesetters ??= loadTypesetters(root)
  return (await typesetters)[locale]
}

async function loadTypesetters(root: string): Promise<Record<Locale, Typesetter>> {
  const [{ loadFaces }, { createTypesetter }] = await Promise.all([import('./faces.ts'), import('./set-type.ts')])
  const faces = await loadFaces(root)
  return inEachLocale((locale) => createTypesetter(faces, locale))
}
