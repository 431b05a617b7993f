import { expect, test } from 'vitest'
import { cutHeld, holdInMarkup } from '../../../src/web/ui/held.ts'

const heldIn = (text: string) => cutHeld(text).filter((_, index) => index % 2 === 1)

test('models, phone numbers, and numbers with what they measure are held in one line', () => {
  expect(heldIn('VI-D1020F-P takes 12 V, 9.5 W, up to 100 m of cable')).toEqual([
    'VI-D1020F-P',
    '12 V',
    '9.5 W',
    '100 m',
  ])
  expect(heldIn('Windows程式、iOS App、MIFARE Classic')).toEqual(['iOS App', 'MIFARE Classic'])
  expect(heldIn('a 15.6-inch screen, 20/m')).toEqual(['15.6-inch', '20/m'])
  expect(heldIn('Screen size 7 in, 3 in one')).toEqual(['7 in'])
  expect(heldIn('電話02-5550-0142、082-550-158')).toEqual(['電話02-5550-0142', '082-550-158'])
})

test('days, and phone numbers of English texts, are held in one line', () => {
  expect(heldIn('自2026年11月25日起')).toEqual(['自2026年11月25日'])
  expect(heldIn('Version 1.3, 25 November 2026')).toEqual(['25 November 2026'])
  expect(heldIn('Call +886-2-5550-0142')).toEqual(['+886-2-5550-0142'])
})

test('a word of one character before a number parts from the one before it, and a word of two is whole', () => {
  expect(heldIn('設置標準第113條，沿紅外線30公尺')).toEqual(['第113條', '紅外線30公尺'])
  expect(heldIn('名單外車輛走QR Code，門口機VI-D430-P')).toEqual(['QR Code', 'VI-D430-P'])
  expect(heldIn('近距離觀看用P1.25，輸入量是192 Mbps')).toEqual(['是192 Mbps'])
})

test('hours are held in one line', () => {
  expect(heldIn('週一至週五10:00–17:00，採預約制')).toEqual(['10:00–17:00'])
  expect(heldIn('Monday to Friday, 9:00 to 18:00')).toEqual(['9:00 to 18:00'])
})

test('a range stays in one line with its unit', () => {
  expect(heldIn('誤差≤ 40 mK，溫度−30～45 °C')).toEqual(['誤差≤ 40 mK', '溫度−30～45 °C'])
  expect(heldIn('from 0.3 to 2 m, ±0.5 °C')).toEqual(['0.3 to 2 m', '±0.5 °C'])
})

test('a sign, a kind of current and a second factor stay with their number', () => {
  expect(heldIn('≤ 5 cm, DC 12 V, 1920 × 1080, ONVIF Profile T')).toEqual([
    '≤ 5 cm',
    'DC 12 V',
    '1920 × 1080',
    'ONVIF Profile T',
  ])
})

test('the character before is held too, so that no line starts with the gap between them', () => {
  expect(heldIn('管門與訪客用OA-SA，孔深60 mm')).toEqual(['用OA-SA', '孔深60 mm'])
})

test('after Latin no word is held to a number, so that their gap is kept', () => {
  expect(heldIn('AC-F810-P功耗18 W，保存30到180天')).toEqual(['AC-F810-P', '18 W', '保存30到180天'])
})

test('a Chinese text ends with at least three characters in its last line', () => {
  expect(heldIn('門鎖不放，人就出不去了。')).toEqual(['不去了。'])
  expect(heldIn('都是估算，示意。')).toEqual(['示意。'])
  expect(heldIn('門開了。人走了')).toEqual([])
})

test('a number stays with what it counts and with what it is per, in Chinese too', () => {
  expect(heldIn('每棟600/m²、100/m、30/秒')).toEqual(['每棟600/m²', '100/m', '30/秒'])
  expect(heldIn('RJ-45 10/100 Mbps')).toEqual(['RJ-45', '10/100 Mbps'])
  expect(heldIn('晚上10點')).toEqual(['晚上10點'])
  expect(heldIn('600平方公尺，8顆硬碟')).toEqual(['600平方公尺', '8顆'])
  expect(heldIn('400 × 400 mm、深500 mm')).toEqual(['400 × 400 mm', '深500 mm'])
})

test('the word before a number, and a number in characters, stay with it', () => {
  expect(heldIn('最大600平方公尺，線不超過100公尺')).toEqual(['最大600平方公尺', '超過100公尺'])
  expect(heldIn('按住三秒，一層一層對')).toEqual(['三秒', '一層', '一層'])
})

test('the commonest terms are held', () => {
  expect(heldIn('註明型號、電話')).toEqual(['型號', '電話'])
  expect(heldIn('RAID 5, a QR Code')).toEqual(['RAID 5', 'QR Code'])
  expect(heldIn('USB-A, IEEE 802.3af, TLS 1.2/1.3')).toEqual(['USB-A', 'IEEE 802.3af', 'TLS 1.2/1.3'])
  expect(heldIn('SIP 2.0, OSDP v2, Contact ID')).toEqual(['SIP 2.0', 'OSDP v2', 'Contact ID'])
})

test('numbers and words that only stand side by side are not', () => {
  expect(heldIn('In 2026 we opened 3 more shops')).toEqual([])
})

test('in HTML only texts are held, never names of elements or addresses', () => {
  expect(holdInMarkup('<a href="/products/vi-d430-p?w=12 V">VI-D430-P</a>')).toBe(
    '<a href="/products/vi-d430-p?w=12 V"><span data-held>VI-D430-P</span></a>',
  )
})

test('Chinese that follows Latin is parted from it, so that no line starts with their gap', () => {
  expect(holdInMarkup('<p>AC-F430到1.5公尺</p>')).toBe(
    '<p><span data-held>AC-F430</span>到<span data-held>1.5公尺</span></p>',
  )
  expect(holdInMarkup('<p>用QR Code讀卡機</p>')).toBe(
    '<p><span data-held>用QR Code</span><wbr><span data-held>讀卡機</span></p>',
  )
  expect(holdInMarkup('<p>約用到1.5公尺</p>')).toBe('<p>約用<span data-held>到1.5公尺</span></p>')
})
