import { renderToStaticMarkup } from 'react-dom/server'
import type { Catalogue } from '../../src/content/catalogue.ts'
import { breakTitle } from '../../src/content/titles/break-title.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { serverWords } from '../../src/base/i18n/server-words.ts'
import { wordsOf } from '../../src/base/i18n/words.ts'
import { holdInMarkup } from '../../src/web/ui/held.ts'
import type { FirmwareData, NotesData } from './downloads-data.ts'
import { FirmwareView, NotesView } from './firmware-view.tsx'
import { loadFamilies, loadNotes } from './load-firmware.ts'

/** Returns the page that lists all families of firmware. */
export function renderFirmware(catalogue: Catalogue, locale: Locale): FirmwareData {
  const words = { t: wordsOf(serverWords[locale]), locale }
  const html = holdInMarkup(
    renderToStaticMarkup(<FirmwareView families={loadFamilies(catalogue, locale)} {...words} />),
  )
  return { view: 'firmware', html }
}

/** Returns the page of a family; undefined for an unknown one. */
export function renderNotes(id: string, catalogue: Catalogue, locale: Locale): NotesData | undefined {
  const notes = loadNotes(id, catalogue, locale)
  if (!notes) return undefined
  const words = { t: wordsOf(serverWords[locale]), locale }
  const html = holdInMarkup(renderToStaticMarkup(<NotesView notes={notes} {...words} />))
  const { name, products } = notes
  return {
    view: 'notes',
    id,
    name,
    headline: breakTitle(words.t('downloads:firmware.of', { name }), locale),
    models: products.map(({ model }) => model).join(' '),
    html,
  }
}
