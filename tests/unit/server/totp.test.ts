import { expect, test } from 'vitest'
import { createRecoveryCodes, describeSecret, hashRecoveryCode } from '../../../src/server/second-factor.ts'
import {
  codeAt,
  createSecret,
  findSkewMinutes,
  findStep,
  normaliseCode,
  stepAt,
  toBase32,
} from '../../../src/server/totp.ts'

/** Of RFC 6238, appendix B: `12345678901234567890`. */
const SECRET = toBase32(Buffer.from('12345678901234567890'))
const NOW = 1_234_567_890_000

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('after %i seconds the code is that of RFC 6238', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(seconds * 1000))).toBe(code)
})

test('a code counts one step early or late, and once', () => {
  const at = (steps: number) => codeAt(SECRET, stepAt(NOW) + steps)
  const find = (code: string, after = 0) => findStep({ secret: SECRET, after }, code, NOW)
  expect([-2, -1, 0, 1, 2].map((steps) => find(at(steps)) !== undefined)).toEqual([false, true, true, true, false])
  expect(find(at(0), stepAt(NOW))).toBeUndefined()
  expect(find(at(1), stepAt(NOW))).toBe(stepAt(NOW) + 1)
})

test('a clock that is off is told from a wrong code', () => {
  const shown = codeAt(SECRET, stepAt(NOW - 120_000))
  expect(findSkewMinutes(SECRET, shown, NOW)).toBe(2)
  expect(findSkewMinutes(SECRET, codeAt(SECRET, stepAt(NOW + 3_600_000)), NOW)).toBeUndefined()
})

test('codes are read as people type and paste them, and nothing else is one', () => {
  for (const typed of ['123456', '123 456', ' 123-456 ', '１２３４５６', '123\u3000456', '123\u2013456'])
    expect(normaliseCode(typed)).toBe('123456')
  for (const typed of ['', '12345', '1234567', 'é23456', '٠١٢٣٤٥', '\ud800', '1e5', '-1'])
    expect(findStep({ secret: SECRET, after: 0 }, normaliseCode(typed), NOW)).toBeUndefined()
})

test('a secret has 160 bits, as text, as a link and as a QR code with its margin', () => {
  const secret = createSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(createSecret()).not.toBe(secret)
  const { uri, qr } = describeSecret('a+b@example.com', secret)
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(uri).toMatch(/^otpauth:\/\/totp\/[^/?]+:a%2Bb%40example\.com\?/)
  // The first module of the finder pattern.
  expect(qr.path.startsWith('M4 4h1v1h-1z')).toBe(true)
  expect(qr.size % 4).toBe(1)
})

test('ten recovery codes of 120 bits are known again however they are typed', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^(?:[a-z2-7]{4}-){5}[a-z2-7]{4}$/)
  const [code = ''] = codes
  expect(hashRecoveryCode(code.toUpperCase().replaceAll('-', ' '))).toBe(hashRecoveryCode(code))
})
