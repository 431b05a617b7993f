import type { Image } from '../src/content/schema/media.ts'
import { inSite } from '../src/base/base-path.ts'
import type { InLocale } from '../src/base/i18n/localised.ts'
import { escapeMarkup } from '../src/base/escape.ts'
import { PALETTE } from '#vendor/site.ts'

/** Returns a page with all pictures and their names, sizes and alternative texts. Only served by `npm run dev`. */
export function writePictureGallery(pictures: readonly InLocale<Image>[]): string {
  const figures = pictures.map(({ src, alt, width, height }) => {
    const name = src.slice(src.lastIndexOf('/') + 1)
    const words = `<figcaption><b>${name}</b> ${width} × ${height}<br>${escapeMarkup(alt)}</figcaption>`
    return `<figure><img src="${inSite(src)}" alt="" width="${width}" height="${height}" loading="lazy">${words}</figure>`
  })
  const style = `body { margin: 16px; background: ${PALETTE.plinth}; font: 12px/1.4 sans-serif; display: grid; gap: 24px; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); align-items: end }
figure { margin: 0 } img { max-width: 100%; max-height: 320px; width: auto; height: auto }`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${pictures.length} pictures</title><style>${style}</style>${figures.join('')}</html>\n`
}
