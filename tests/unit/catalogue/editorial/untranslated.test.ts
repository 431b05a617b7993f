import { expect, test } from 'vitest'
import { isUntranslated } from '../../../../src/content/editorial/untranslated.ts'

test.each(['Door station', 'Face terminal with 4 relays', 'power supply'])(
  '"%s" in both languages is untranslated',
  (text) => {
    expect(isUntranslated({ zh: text, en: text })).toBe(true)
  },
)

test.each([
  'PoE',
  'QR Code',
  'H.265',
  'VD-7100F-P',
  'ONVIF Profile S',
  'Wiegand 26',
  'MIFARE DESFire EV3',
  'kg',
  '1920 × 1080',
  'Wi-Fi',
  'RTSP',
  'fps',
])('"%s" is the same in both languages', (text) => {
  expect(isUntranslated({ zh: text, en: text })).toBe(false)
})

test('a text that differs is translated', () => {
  expect(isUntranslated({ zh: '門口機', en: 'Door station' })).toBe(false)
})
