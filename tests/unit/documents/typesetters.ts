import { join } from 'node:path'
import type { Locale } from '../../../src/base/i18n/locale.ts'
import { loadFaces } from '../../../src/artwork/documents/faces.ts'
import { createTypesetter, type Typesetter } from '../../../src/artwork/documents/set-type.ts'

const faces = await loadFaces(join(import.meta.dirname, '../../..'))

/** Typesetters with the project's own fonts. */
export const typesetters: Record<Locale, Typesetter> = {
  zh: createTypesetter(faces, 'zh'),
  en: createTypesetter(faces, 'en'),
}
