/* The answer to a request: by whom and when; the steps that follow it. */

export const REPLY = {
  zh: '〔待填〕',
  en: '[to be written]',
} as const

export const NEXT_STEPS = [
  {
    zh: '我們閱讀',
    en: 'We read it',
  },
  {
    zh: '我們回覆',
    en: 'We reply',
  },
] as const
