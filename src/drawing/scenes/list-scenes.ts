import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { LocalisedText } from '../../i18n/localised.ts'
import type { Image } from '../../catalogue/schema/media.ts'
import type { Series } from '../../catalogue/schema/series.ts'
import type { Solution } from '../../catalogue/schema/solution.ts'
import { drawingWords, PICTURE_LOCALE } from '../drawing-words.ts'
import { drawScene, SCENE_SIZE } from './scene.ts'
import { type SceneName, SCENES } from './scenes.ts'
import { SCENE_OF_SERIES, SCENE_OF_SOLUTION } from './whose-scene.ts'

/** The scenes that a catalogue's series and solutions have, by name. */
export function listScenes({ snapshot: { series, solution } }: Catalogue): SceneName[] {
  const names = [...series.map(({ id }) => SCENE_OF_SERIES[id]), ...solution.map(({ slug }) => SCENE_OF_SOLUTION[slug])]
  return names.filter((name) => name !== undefined)
}

/** Draws a scene as a file, in the words of a language. The same catalogue gives the same bytes. */
export function sceneFile(name: SceneName, catalogue: Catalogue, locale = PICTURE_LOCALE): string {
  const { scenes, printed } = drawingWords[locale]
  return drawScene(SCENES[name], catalogue, scenes[name], printed)
}

/** Describes the file of a scene. */
export function sceneImage(name: SceneName): Image {
  return { src: `/pictures/scenes/${name}.svg`, alt: sceneAlt(name), ...SCENE_SIZE }
}

/** The place in which a series is at home; undefined for one that nobody drew. */
export function pictureOfSeries({ id }: Pick<Series, 'id'>): Image | undefined {
  const name = SCENE_OF_SERIES[id]
  return name && sceneImage(name)
}

/** The picture of a solution: its content's own, or else the place in which it is used. */
export function pictureOfSolution({ slug, image }: Pick<Solution, 'slug' | 'image'>): Image | undefined {
  const name = SCENE_OF_SOLUTION[slug]
  return image ?? (name && sceneImage(name))
}

function sceneAlt(name: SceneName): LocalisedText {
  return { zh: drawingWords.zh.scenes[name], en: drawingWords.en.scenes[name] }
}
