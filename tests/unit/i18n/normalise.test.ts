import { expect, test } from 'vitest'
import { normalise, normaliseTraced } from '../../../src/base/i18n/normalise.ts'

test.each([
  ['AC-F520', 'ac-f520'],
  ['ＡＣ－Ｆ５２０', 'ac-f520'],
  ['摄像机', '攝像機'],
  ['车牌识别', '車牌識別'],
  ['門禁', '門禁'],
  ['頭髮 發展', '頭發 發展'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(normalise(text)).toBe(expected)
})

test('text whose length changes keeps its original positions', () => {
  expect(normaliseTraced('㎏ ＰｏＥ')).toEqual({ text: 'kg poe', starts: [0, 0, 1, 2, 3, 4], ends: [1, 1, 2, 3, 4, 5] })
})
