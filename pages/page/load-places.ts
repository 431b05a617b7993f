import type { Catalogue } from '../../src/content/catalogue.ts'
import { drawingWords } from '../../src/artwork/drawing/drawing-words.ts'
import { drawTaiwanMap } from '../../src/artwork/drawing/map/taiwan-map.ts'
import { type Locale, DEFAULT_LOCALE } from '../../src/base/i18n/locale.ts'
import { inLocale } from '../../src/base/i18n/localised.ts'
import type { PlacesData } from './page-data.ts'

/** Loads showrooms and dealers with their numbers on the map; showrooms have the first. */
export function loadPlaces(catalogue: Catalogue, locale: Locale): PlacesData {
  const { showrooms, dealers } = catalogue.snapshot.places
  const labels = drawingWords[locale].map
  const places = [...showrooms, ...dealers].map(({ latitude, longitude }, index) => ({
    id: index + 1,
    latitude,
    longitude,
  }))
  const { svg, counties, markers } = drawTaiwanMap(places, { ...labels, title: labels.sales })
  const names = new Map(counties.map(({ id, name }) => [id, name]))
  const nameOf = (county: string) => {
    const name = names.get(county)
    if (name === undefined) throw new Error(`places.json: there is no county "${county}"`)
    return name
  }
  return {
    map: { svg, pins: markers.map(({ id, pin }) => ({ id, ...pin })) },
    showrooms: showrooms.map(({ id, name, address, hours, phone, summary, access }, index) => {
      const showroom = inLocale({ id, name, address, hours, phone, summary, access }, locale)
      return { number: index + 1, ...showroom, phone: phoneIn(locale, showroom.phone) }
    }),
    dealers: dealers.map(({ id, name, counties: served, phone, email, series }, index) => ({
      number: showrooms.length + index + 1,
      id,
      name: name[locale],
      counties: served.map(nameOf),
      phone: phoneIn(locale, phone),
      email,
      series: series.map((key) => {
        const { name: seriesName, accent } = catalogue.series(key)
        return { id: key, name: seriesName[locale], accent }
      }),
    })),
  }
}

/** Pages in another language than the vendor's own are read abroad, too. @example phoneIn('en', '04-5550-0120') // '+886-4-5550-0120' */
function phoneIn(locale: Locale, phone: string): string {
  return locale === DEFAULT_LOCALE ? phone : phone.replace(/^0/, '+886-')
}
