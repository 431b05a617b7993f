/** The quantity of a unit, and its factor to the base unit. Words that count things are all of one kind. */
export type Unit = { kind: string; factor: number }

type Row = { kind: string; factor?: number; words: readonly string[] }

// A word in several rows is ambiguous: 度 is an angle or a temperature, 張 a picture or a card.
const ROWS: readonly Row[] = [
  { kind: 'length', factor: 0.000_001, words: ['µm', 'μm', '微米'] },
  { kind: 'length', factor: 0.001, words: ['mm', '公釐', '毫米', 'millimetre', 'millimetres'] },
  { kind: 'length', factor: 0.01, words: ['cm', '公分', '厘米', 'centimetre', 'centimetres'] },
  { kind: 'length', words: ['m', '公尺', '米', 'metre', 'metres'] },
  { kind: 'length', factor: 1000, words: ['km', '公里', 'kilometre', 'kilometres'] },
  { kind: 'length', factor: 0.0254, words: ['inch', 'inches', '″', '吋', '英吋'] },
  { kind: 'area', words: ['m²', '平方公尺', '㎡', 'square metres'] },
  { kind: 'mass', factor: 0.001, words: ['g', '公克', '克', 'grams'] },
  { kind: 'mass', words: ['kg', '公斤', 'kilograms'] },
  { kind: 'force', words: ['kgf', 'lb', '公斤力', '公斤', '磅'] },
  { kind: 'power', factor: 0.001, words: ['mW', '毫瓦'] },
  { kind: 'power', words: ['W', '瓦', '瓦特', 'watts'] },
  { kind: 'power', factor: 1000, words: ['kW', '千瓦'] },
  { kind: 'apparent power', words: ['VA'] },
  { kind: 'apparent power', factor: 1000, words: ['kVA'] },
  { kind: 'voltage', words: ['V', '伏', '伏特', 'volts'] },
  { kind: 'voltage', factor: 1000, words: ['kV'] },
  { kind: 'current', factor: 0.001, words: ['mA', '毫安', '毫安培'] },
  { kind: 'current', words: ['A', '安培', 'amps'] },
  { kind: 'charge', factor: 0.001, words: ['mAh'] },
  { kind: 'charge', words: ['Ah'] },
  { kind: 'temperature', words: ['°C', '℃', '度', '°', '攝氏度', 'degrees'] },
  { kind: 'temperature difference', factor: 0.001, words: ['mK'] },
  { kind: 'angle', words: ['°', '度', 'degrees'] },
  { kind: 'pixels', factor: 1_000_000, words: ['MP', 'megapixel', 'megapixels', '百萬畫素', '百萬像素'] },
  { kind: 'pixels', words: ['畫素', '像素', 'px', 'pixels'] },
  { kind: 'data', words: ['MB'] },
  { kind: 'data', factor: 1000, words: ['GB'] },
  { kind: 'data', factor: 1_000_000, words: ['TB'] },
  { kind: 'data rate', factor: 0.001, words: ['kbps', 'kbit/s'] },
  { kind: 'data rate', words: ['Mbps', 'Mbit/s', 'Mb/s'] },
  { kind: 'data rate', factor: 1000, words: ['Gbps', 'Gbit/s', 'Gb/s', 'GbE'] },
  { kind: 'frame rate', words: ['fps', '張', '張／秒', '張/秒', '格／秒', 'frames per second', 'frames'] },
  { kind: 'light', words: ['lux', '勒克斯'] },
  { kind: 'luminance', words: ['cd/m²', 'nits'] },
  { kind: 'ratio', words: ['dB', '分貝', 'dBm', 'dBA'] },
  { kind: 'frequency', words: ['Hz', '赫茲', '赫'] },
  { kind: 'frequency', factor: 1000, words: ['kHz'] },
  { kind: 'frequency', factor: 1_000_000, words: ['MHz'] },
  { kind: 'frequency', factor: 1_000_000_000, words: ['GHz'] },
  { kind: 'energy', words: ['J', '焦耳'] },
  { kind: 'percent', words: ['%', 'percent', 'per cent', '個百分點'] },
  { kind: 'speed', words: ['km/h', '公里／小時', '公里/小時', '公里'] },
  { kind: 'time', factor: 0.001, words: ['ms', '毫秒', 'milliseconds'] },
  { kind: 'time', words: ['s', '秒', '秒鐘', 'second', 'seconds', 'sec'] },
  { kind: 'time', factor: 60, words: ['min', '分鐘', 'minute', 'minutes'] },
  { kind: 'time', factor: 3600, words: ['h', '小時', 'hour', 'hours'] },
  { kind: 'time', factor: 86_400, words: ['天', '日', 'day', 'days'] },
  { kind: 'time', factor: 604_800, words: ['週', '星期', '周', 'week', 'weeks'] },
  // A month has no fixed length, but a year and its months are convertible: 12 months, 1 year.
  { kind: 'months', words: ['個月', 'month', 'months'] },
  { kind: 'months', factor: 12, words: ['年', 'year', 'years'] },
  { kind: 'bits', words: ['bit', 'bits', '位元'] },
  {
    kind: 'count',
    words: [
      '人',
      '名',
      '位',
      'persons',
      'person',
      'people',
      'users',
      'visitors',
      'workers',
      'staff',
      'residents',
      '戶',
      'households',
      'homes',
      'units',
      'flats',
      '路',
      'channels',
      'channel',
      'cameras',
      '埠',
      'ports',
      'port',
      '台',
      '臺',
      '部',
      '支',
      '組',
      '個',
      'devices',
      'sets',
      '張',
      'cards',
      '筆',
      'records',
      'events',
      'entries',
      '次',
      'times',
      '棟',
      'towers',
      'buildings',
      '層',
      '樓',
      'floors',
      'storeys',
      '間',
      'rooms',
      'shops',
      '回線',
      '防區',
      'zones',
      '位址',
      'addresses',
      '門',
      '道',
      '扇',
      'doors',
      'lanes',
      '輛',
      'cars',
      'vehicles',
      'plates',
      '種',
      '項',
      '床',
      'beds',
      '款',
      'models',
      '級',
      'levels',
      '步',
      'steps',
    ],
  },
]

const UNITS = readUnits()
const LONGEST_FIRST = [...UNITS.keys()].sort((a, b) => b.length - a.length).map(escape)

/** Matches a unit at the start of the text after a number. A Latin unit ends at the end of the word. */
const UNIT = new RegExp(`^[ \\u00A0-]?(${LONGEST_FIRST.join('|')})`, 'u')
const WORD_GOES_ON = /^[A-Za-z0-9²³/]/
const LATIN_END = /[A-Za-z]$/

/** Returns all meanings of the unit at the start of a text; an empty list if it is unknown. */
export function readUnit(text: string): readonly Unit[] {
  const word = UNIT.exec(text)
  if (!word?.[1]) return []
  if (LATIN_END.test(word[1]) && WORD_GOES_ON.test(text.slice(word[0].length))) return []
  // "the 1990s" are years, not seconds.
  if (word[0] === 's') return []
  return UNITS.get(word[1]) ?? []
}

function readUnits(): Map<string, Unit[]> {
  const units = new Map<string, Unit[]>()
  for (const { kind, factor = 1, words } of ROWS) {
    for (const word of words) units.set(word, [...(units.get(word) ?? []), { kind, factor }])
  }
  return units
}

function escape(word: string): string {
  return word.replaceAll(/[./]/g, String.raw`\$&`)
}
