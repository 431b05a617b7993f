import type { LocalisedText } from '../../base/i18n/localised.ts'

/** Codes of units by UN/ECE Recommendation 20, by their English text in `attributes.json`. Units that count things have none. */
const CODES: Readonly<Record<string, string>> = {
  m: 'MTR',
  cm: 'CMT',
  mm: 'MMT',
  in: 'INH',
  'm²': 'MTK',
  kg: 'KGM',
  kgf: 'B37',
  s: 'SEC',
  ms: 'C26',
  min: 'MIN',
  h: 'HUR',
  days: 'DAY',
  months: 'MON',
  years: 'ANN',
  Hz: 'HTZ',
  'km/h': 'KMH',
  V: 'VLT',
  kV: 'KVT',
  A: 'AMP',
  mA: '4K',
  µA: 'B84',
  W: 'WTT',
  VA: 'D46',
  'W/m²': 'D54',
  '°C': 'CEL',
  mK: 'C35',
  '°': 'DD',
  '%': 'P1',
  dB: '2N',
  lux: 'LUX',
  'cd/m²': 'A24',
  bit: 'A99',
  GB: 'E34',
  TB: 'E35',
  Mbps: 'E20',
  Gbps: 'B80',
  MP: 'E38',
}

/** Returns the code of a unit by UN/ECE Recommendation 20; undefined if it has none. */
export function unitCodeOf(unit: string | LocalisedText): string | undefined {
  return CODES[typeof unit === 'string' ? unit : unit.en]
}
