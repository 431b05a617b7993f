import type { InferType } from 'yup'
import { day, itemsOf, listOf, localisedText, numberBetween, record, slug } from './fields.ts'

/** Two scenes may share the moment at which one ends and the next begins. */
const sceneSchema = record({
  /** Seconds from the beginning of the film. */
  start: numberBetween(0, 600),
  end: numberBetween(0, 600),
  /** The visible events, for people who do not see them: the caption and a line of the transcript. */
  text: localisedText(160),
})

/** A short silent film of our own (`public/films/<slug>.mp4` of the vendor, `.webm` and its poster `.webp`), made by `npm run tool -- films`. */
const filmSchema = record({
  slug: slug(),
  title: localisedText(60),
  /** One sentence about its events. */
  summary: localisedText(160),
  uploadedOn: day(),
  /** Its length, which is checked against the file. */
  seconds: numberBetween(1, 600),
  /** The events, in order: captions and transcript are made of them. */
  scenes: listOf(sceneSchema, 'a list of { start, end, text }').min(1, 'at least one scene: a film has a transcript'),
}).test('scenes', function checkScenes({ scenes, seconds }) {
  const list = itemsOf(scenes)
  for (const [index, { start, end }] of list.entries()) {
    const before = list[index - 1]
    const fault = (field: 'start' | 'end', value: number, message: string) =>
      this.createError({ path: `${this.path}.scenes[${index}].${field}`, message, params: { value } })
    if (before && start < before.end)
      return fault('start', start, `${before.end} or later, where the scene before ends`)
    if (end <= start) return fault('end', end, `later than its start, ${start}`)
    if (end > seconds) return fault('end', end, `at most ${seconds}, where the film ends`)
  }
  return true
})

/** The films of the site (`data/films.json`). */
export const filmsSchema = listOf(filmSchema, 'a list of films')
export type Film = InferType<typeof filmSchema>
