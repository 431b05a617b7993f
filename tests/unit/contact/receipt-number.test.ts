import { expect, test } from 'vitest'
import { isReceiptNumber } from '../../../src/web/features/contact/receipt-number.ts'
import { createReceipt } from '../../../src/server/contact/store-request.ts'

test('every number of the API is valid', () => {
  for (let count = 0; count < 200; count += 1) {
    const { id } = createReceipt()
    expect(isReceiptNumber(id), id).toBe(true)
  }
})

test.each([
  '',
  'ANYTHING',
  '261121-7K3M9QT',
  '261121-7K3M9QTBB',
  '261121-7K3M9QTI',
  '261121-7k3m9qtb',
  ' 261121-7K3M9QTB',
  '261121-7K3M9QTB\n',
])('"%s" is not a receipt number', (text) => {
  expect(isReceiptNumber(text)).toBe(false)
})
