import type { Catalogue } from '../../../content/catalogue.ts'
import { imageIn } from '../products/images-of.ts'
import type { InLocale } from '../../../base/i18n/localised.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import type { Image } from '../../../content/schema/media.ts'
import type { Series } from '../../../content/schema/series.ts'
import type { Solution } from '../../../content/schema/solution.ts'
import { drawingWords } from '../drawing-words.ts'
import { drawScene, SCENE_SIZE } from './scene.ts'
import { type SceneName, SCENES } from './scenes.ts'
import { SCENE_OF_SERIES, SCENE_OF_SOLUTION } from './whose-scene.ts'

/** The scenes that a catalogue's series and solutions have, by name. */
export function listScenes({ snapshot: { series, solution } }: Catalogue): SceneName[] {
  const names = [...series.map(({ id }) => SCENE_OF_SERIES[id]), ...solution.map(({ slug }) => SCENE_OF_SOLUTION[slug])]
  return names.filter((name) => name !== undefined)
}

/** Draws a scene as a file, in the words of a language. The same catalogue gives the same bytes. */
export function sceneFile(name: SceneName, catalogue: Catalogue, locale: Locale): string {
  const { scenes, printed } = drawingWords[locale]
  return drawScene(SCENES[name], catalogue, scenes[name], printed)
}

/** Describes the file of a scene in a language: most devices in it have words on them. */
export function sceneImage(name: SceneName, locale: Locale): InLocale<Image> {
  return { src: `/pictures/scenes/${name}.${locale}.svg`, alt: drawingWords[locale].scenes[name], ...SCENE_SIZE }
}

/** The place in which a series is at home; undefined for one that nobody drew. */
export function pictureOfSeries({ id }: Pick<Series, 'id'>, locale: Locale): InLocale<Image> | undefined {
  const name = SCENE_OF_SERIES[id]
  return name && sceneImage(name, locale)
}

/** The picture of a solution: its content's own, or else the place in which it is used. */
export function pictureOfSolution(
  { slug, image }: Pick<Solution, 'slug' | 'image'>,
  catalogue: Catalogue,
  locale: Locale,
): InLocale<Image> | undefined {
  if (image) return imageIn(image, catalogue, locale)
  const name = SCENE_OF_SOLUTION[slug]
  return name && sceneImage(name, locale)
}
