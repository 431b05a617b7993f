/* On which terms visitors get firmware: our products have none. */

export const GET_FIRMWARE = {
  zh: '我們的產品沒有韌體。',
  en: 'Our products have no firmware.',
  ja: '当社の製品にファームウェアはありません。',
} as const
