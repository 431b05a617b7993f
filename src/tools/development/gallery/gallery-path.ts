/** Where `npm run dev` shows all components, without language. */
export const GALLERY_PATH = '/__components'
