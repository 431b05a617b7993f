import { expect, test } from 'vitest'
import { compareNumbers } from '../../../../src/content/editorial/agreement.ts'
import { readNumbers } from '../../../../src/content/editorial/numbers.ts'
import { readSpokenNumbers } from '../../../../src/content/editorial/spoken-numbers.ts'

const found = (zh: string, en: string) =>
  compareNumbers({ zh, en }).map(({ locale, found: text }) => `${locale} ${text}`)

test.each([
  ['紅外線夜視30公尺', 'IR night vision to 30 m'],
  ['人臉容量5萬筆', '50,000 faces'],
  ['20 萬張卡片', '200,000 cards'],
  ['800萬畫素', '8 MP'],
  ['8百萬畫素', '8-megapixel sensor'],
  ['400 萬像素（4 MP）', '4 MP'],
  ['工作溫度−20～55°C', 'Operates from −20 to 55 °C'],
  ['零下20度', 'down to −20 °C'],
  ['零下20度', '20 degrees below zero'],
  ['下午3點', '3 in the afternoon'],
  ['2026年3月5日', '5 March 2026'],
  ['2026-03-05 發布', 'Published on 5 March 2026'],
  ['民國115年起', 'from 2026'],
  ['下午3點', '15:00'],
  ['15:30', '3:30 p.m.'],
  ['12個月', 'twelve months'],
  ['三道門', '3 doors'],
  ['兩組', '2 relays'],
  ['24小時', 'round the clock'],
  ['全年無休', '24/7'],
  ['雙鏡頭', '2 lenses'],
  ['七成', '70 %'],
  ['2線', 'two-wire'],
  ['一百二十戶', '120 households'],
  ['1920x1080', '1,920 × 1,080'],
  ['300公釐', '30 cm'],
  ['90秒', '1.5 minutes'],
  ['1台讀卡機', 'A reader'],
  ['0元', 'Free'],
  ['支援RS-485與802.3af、4K', 'Serial and PoE, Ultra HD'],
  ['型號VD-7100F-P', 'This model'],
  ['電話02-5550-0142', 'Call us'],
  ['每秒30張', '30 fps'],
  ['時速40公里', '40 km/h'],
  ['20張卡片', '20 cards'],
  ['視角110度', '110° view'],
  ['90度', '90 °C'],
  ['280公斤', '280 kgf'],
  ['8路，8TB', '8 channels, 8 TB'],
  ['8埠', '8 of them'],
  ['半小時', '30 minutes'],
  ['半年', '6 months'],
  ['準確率99.5%', '99.5 % accuracy'],
  ['1/2.8吋', '1/2.8-inch'],
  ['1990年代', 'the 1990s'],
  ['5～10公尺', '5 to 10 m'],
  ['3千筆', '3,000 records'],
  ['2億', '200 million'],
  ['第3步', 'third step'],
  ['600平方公尺', '600 m²'],
  ['', 'a 30 m cable'],
  ['RS-485 9600 bps', 'RS-485 9600 bps'],
])('「%s」 agrees with "%s"', (zh, en) => {
  expect(found(zh, en)).toEqual([])
})

test.each([
  ['夜視30公尺', 'sees 20 m', 'zh 30', 'en 20'],
  ['容量5萬筆', '5,000 faces', 'zh 5萬', 'en 5,000'],
  ['800萬畫素', '4 MP', 'zh 800萬', 'en 4'],
  ['−20～55°C', '20 to 55 °C', 'zh −20', 'en 20'],
  ['2026年3月5日', '5 April 2026', 'zh 3'],
  ['保固3年', 'warranty', 'zh 3'],
  ['保固', '3-year warranty', 'en 3'],
  ['30公尺', '30 cm', 'zh 30'],
  ['12V', '12 W', 'zh 12'],
  ['16路', '16 TB', 'zh 16'],
  ['128台', '182 cameras', 'zh 128', 'en 182'],
])('「%s」 disagrees with "%s"', (zh, en, ...expected) => {
  expect(found(zh, en)).toEqual(expected)
})

test('a unit that differs is reported in both languages', () => {
  expect(compareNumbers({ zh: '30秒', en: '30 min' })).toEqual([
    { locale: 'zh', found: '30', expected: 'one unit in both languages, not time and time × 60' },
  ])
})

test('numbers are parsed with scale, sign and the meanings of their unit', () => {
  expect(readNumbers('5萬人，−20 °C').map(({ value, units }) => [value, units.map(({ kind }) => kind)])).toEqual([
    [50_000, ['count']],
    [-20, ['temperature']],
  ])
  expect(readNumbers('10-20 m').map(({ value }) => value)).toEqual([10, 20])
  expect(readNumbers('(-5 °C)').map(({ value }) => value)).toEqual([-5])
})

test.each([
  ['twenty-four doors', 24],
  ['three hundred and twenty homes', 320],
  ['two thousand', 2000],
  ['in March', 3],
  ['四十', 40],
  ['兩百零五', 205],
  ['三萬二千', 32_000],
  ['二〇二六', 2026],
  ['3 p.m.', 15],
])('「%s」 says %d', (text, value) => {
  expect(readSpokenNumbers(text)).toContain(value)
})
