import { expect, test } from 'vitest'
import { bigramsOf, termsOf } from '../../../src/web/features/search/terms.ts'

test.each([
  ['門口機', ['門口', '口機', '機']],
  ['門', ['門']],
  ['門口的機', ['門口', '口', '機']],
  ['AC-F520-P', ['acf520p', 'ac', 'f520p', 'f520', 'p']],
  ['AC/F520', ['acf520', 'ac', 'f520']],
  ['PoE攝影機', ['poe', '攝影', '影機', '機']],
  ['ボールバルブ', ['ボー', 'ール', 'ルバ', 'バル', 'ルブ', 'ブ']],
  ['KB-310の弁座', ['kb310', 'kb', '310', 'の弁', '弁座', '座']],
  ['10,000 users', ['10000', 'user']],
  ['7.5 mm', ['7.5', '7.5mm', 'mm']],
  ['IP 65', ['ip', 'ip65', '65']],
  ['2 MP', ['2', '2mp', 'mp']],
  ['the readers of the doors', ['reader', 'door']],
  ['switches, glass and access', ['switch', 'glass', 'access']],
  ['the visitor’s code', ['visitor', 'code']],
  ['<b>&amp;</b>', ['b', 'amp']],
  ['。，！', []],
])('%j is found by %j', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test('for long texts only the selected pairs are indexed, and no single characters', () => {
  expect(termsOf('門口機 PoE', (pair) => pair === '門口')).toEqual(['門口', 'poe'])
})

test('pairs are of characters, also beyond the basic plane', () => {
  expect(bigramsOf('𠮷野家')).toEqual(['𠮷野', '野家'])
})
