/* The script of the gallery's document (write-gallery-document.ts). */
// First, because it says in which order the layers of all styles stand.
import '../../../web/ui/base.css'
import { createRoot } from 'react-dom/client'
import { markHydrated } from '../../../web/navigation/browser/hydration.ts'
import { loadWords, startBrowserWords } from '../../../base/i18n/browser-words.ts'
import { ComponentGallery } from './component-gallery.tsx'
import { GALLERY_ROOT_ID, GALLERY_STATE_ID, type GalleryState } from './gallery-state.ts'

const root = document.getElementById(GALLERY_ROOT_ID)
const stateText = document.getElementById(GALLERY_STATE_ID)?.textContent

if (root && stateText) {
  // The document was written by write-gallery-document.ts.
  const { navigation, sample } = JSON.parse(stateText) as GalleryState
  const words = await startBrowserWords(sample.locale)
  await loadWords('search')
  createRoot(root, { onCaughtError: reportError }).render(
    <ComponentGallery words={words} navigation={navigation} sample={sample} />,
  )
  markHydrated()
}
