import { drawingWords } from '../../src/drawing/drawing-words.ts'
import { drawTaiwanMap } from '../../src/drawing/map/taiwan-map.ts'
import { inLocale } from '../../src/i18n/localised.ts'
import type { LoadContext } from '../../src/screen/screen-server.ts'
import type { WhereToBuyData } from './where-to-buy-data.ts'

export { Page, crumbs, head } from './where-to-buy.screen.tsx'

export const paths = () => ['/where-to-buy']

export function load({ catalogue, locale }: LoadContext): WhereToBuyData {
  const { showrooms, dealers } = catalogue.snapshot.places
  const labels = drawingWords[locale].map
  const names: Readonly<Record<string, string>> = labels.counties
  const nameOf = (county: string) => {
    const name = names[county]
    if (name === undefined) throw new Error(`places.json: there is no county "${county}"`)
    return name
  }
  // Showrooms have the first numbers.
  const places = [...showrooms, ...dealers].map(({ latitude, longitude }, index) => ({
    id: index + 1,
    latitude,
    longitude,
  }))
  const { svg, markers } = drawTaiwanMap(places, { ...labels, title: labels.sales })
  return {
    map: { svg, pins: markers.map(({ id, pin }) => ({ id, ...pin })) },
    showrooms: showrooms.map(({ id, name, address, hours, phone, summary, access }, index) => ({
      number: index + 1,
      ...inLocale({ id, name, address, hours, phone, summary, access }, locale),
    })),
    dealers: dealers.map(({ id, name, counties, phone, email, series }, index) => ({
      number: showrooms.length + index + 1,
      id,
      name: name[locale],
      counties: counties.map(nameOf),
      phone,
      email,
      series: series.map((key) => {
        const { name: seriesName, accent } = catalogue.series(key)
        return { id: key, name: seriesName[locale], accent }
      }),
    })),
  }
}
