/* On which terms visitors get firmware. */

export const GET_FIRMWARE = {
  zh: '〔待填〕',
  en: '[to be written]',
} as const
