import type { Navigation } from '../../../web/menu/navigation.ts'
import type { Sample } from '../../../web/examples.ts'

/** The data that the gallery's document hands to its script. */
export type GalleryState = { navigation: Navigation; sample: Sample }

export const GALLERY_STATE_ID = 'gallery-state'
export const GALLERY_ROOT_ID = 'gallery'
