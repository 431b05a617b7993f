import { expect, test } from 'vitest'
import { markMatches } from '../../../src/web/features/search/mark-matches.ts'

/** Returns a text with its matches in brackets. */
const marked = (text: string, terms: string[], query: string) =>
  markMatches(text, new Set(terms), query)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

test.each([
  ['5吋人臉辨識機', ['人臉', '臉辨'], '人臉辨', '5吋[人臉辨]識機'],
  ['Door stations', ['station'], 'sta', 'Door [sta]tions'],
  ['Door stations', ['door', 'station'], 'door station', '[Door] [station]s'],
  ['Indoor monitor', ['door'], 'door', 'Indoor monitor'],
  ['AC-F520-P', ['acf520p'], 'acf520', '[AC-F520]-P'],
  ['AC-F520-P', ['acf520p'], 'ac-f520-p', '[AC-F520-P]'],
  ['PoE攝影機', ['poe', '攝影', '影機'], 'PoE 摄影机', '[PoE攝影機]'],
  ['ボールバルブ', ['バル', 'ルブ'], 'バルブ', 'ボール[バルブ]'],
  ['Bullet camera', ['camera'], 'camrea', 'Bullet [camera]'],
  ['＜ＰｏＥ＞', ['poe'], 'poe', '＜[ＰｏＥ]＞'],
  ['Anything', [], 'x', 'Anything'],
])('in %j, %j found for %j', (text, terms, query, expected) => {
  expect(marked(text, terms, query)).toBe(expected)
})
