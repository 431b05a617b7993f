/* The note beside the registration number of the company; empty if there is none. */

export const REGISTRATION_NOTE = {
  zh: '（與地址、電話相同，皆為虛構）',
  en: ' (fictional, like address and phone)',
  ja: '（住所・電話番号と同じく架空のものです）',
} as const
