import { expect, test, vi } from 'vitest'
import type { Locale } from '../../../src/base/i18n/locale.ts'
import { requestErrorMessage, WORDS } from '../../../src/server/words.ts'

/* The valve maker has a third language, whose words are all in its own folder. */
vi.mock('#vendor/site.ts', () => import('../../vendors/valves/site.ts'))
vi.mock('../../../src/base/vendor-folder.ts', async (read) => ({
  ...(await read<typeof import('../../../src/base/vendor-folder.ts')>()),
  VENDOR_FOLDER: 'tests/vendors/valves',
}))

test('the API has the words of a language that the vendor alone has, and else those of its fallback language', () => {
  const t = WORDS['ja' as Locale]
  expect(requestErrorMessage('errors.fileSize', t)).toBe('ファイルは1個につき5MB未満にしてください')
  expect(t('api:mail.receiptSubject', { id: 'A1' })).toBe('お問い合わせを受け付けました（A1）')
  expect(t('api:mail.deskSubject', { id: 'A1', type: 'x' })).toBe('Request A1 from the website: x')
})
