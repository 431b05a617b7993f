import type { InferType } from 'yup'
import {
  listOf,
  localisedOrNeutral,
  localisedText,
  numberBetween,
  plainText,
  record,
  referencesTo,
  slug,
} from './fields.ts'

/** Where products can be seen and bought (`data/places.json`). */
export const placesSchema = record({
  showrooms: listOf(
    record({
      id: slug(),
      name: localisedText(40),
      address: localisedText(120),
      hours: localisedText(120),
      phone: localisedOrNeutral(20),
      /** The exhibits, and how to visit. */
      summary: localisedText(300),
      /** Step-free access, in a sentence. */
      access: localisedText(200),
      /** WGS 84 degrees. */
      latitude: numberBetween(21, 27),
      longitude: numberBetween(117, 123),
    }),
    'a list of showrooms',
  ),
  dealers: listOf(
    record({
      id: slug(),
      name: localisedText(60),
      /** Where it works: English names of counties in kebab-case, as the map has them (`county-outlines.ts`). */
      counties: listOf(slug(), 'a list of counties').min(1, 'at least one county'),
      /** Its office, WGS 84 degrees. */
      latitude: numberBetween(21, 27),
      longitude: numberBetween(117, 123),
      phone: plainText(20),
      email: plainText(80),
      /** The series that it sells, installs and services. */
      series: referencesTo('series').min(1, 'at least one series'),
    }),
    'a list of dealers',
  ),
})
export type Places = InferType<typeof placesSchema>
