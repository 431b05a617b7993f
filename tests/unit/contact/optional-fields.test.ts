import { expect, test, vi } from 'vitest'

vi.mock('../../../src/web/features/contact/request-values.ts', async (load) => ({
  ...(await load<object>()),
  OPTIONAL_FIELDS: ['phone', 'company'],
}))

test('optional fields of the list may be empty, and are still checked where they are given', async () => {
  const { requestSchema } = await import('../../../src/web/features/contact/request-schema.ts')
  const given = { type: 'other', subject: 'Ramp', details: 'Two lanes', name: 'A. Sample', email: 'name@example.com' }
  expect(requestSchema.validateSync(given).phone).toBe('')
  expect(() => requestSchema.validateSync({ ...given, phone: '12' })).toThrow('errors.phoneFormat')
  expect(() => requestSchema.validateSync({ ...given, email: '' })).toThrow('errors.email')
})
