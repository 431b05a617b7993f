import type { Catalogue } from '../../../content/catalogue.ts'
import { scriptJson } from '../../../base/escape.ts'
import { LOCALE_FACTS, type Locale } from '../../../base/i18n/locale.ts'
import { loadNavigation } from '../../../web/menu/load-navigation.ts'
import { GALLERY_ROOT_ID, GALLERY_STATE_ID, type GalleryState } from './gallery-state.ts'
import { loadSample } from './load-sample.ts'

/** Writes the document in which show-gallery.tsx shows all components. For Vite to transform. */
export function writeGalleryDocument(catalogue: Catalogue, locale: Locale): string {
  const state: GalleryState = { navigation: loadNavigation(catalogue, locale), sample: loadSample(catalogue, locale) }
  return `<!doctype html>
<html lang="${LOCALE_FACTS[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Components</title>
</head>
<body>
<div id="${GALLERY_ROOT_ID}"></div>
<script type="application/json" id="${GALLERY_STATE_ID}">${scriptJson(state)}</script>
<script type="module" src="/src/tools/development/report-browser-errors.ts"></script>
<script type="module" src="/src/tools/development/gallery/show-gallery.tsx"></script>
</body>
</html>
`
}
