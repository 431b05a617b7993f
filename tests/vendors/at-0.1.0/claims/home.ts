/* Sentences of the home page: your offer, the door to your story, a line below the number of series. */

export const OFFER = {
  zh: '安康的產品與系統。',
  en: 'Products and systems of Acme.',
} as const

export const STORY_DOOR = {
  zh: '關於我們',
  en: 'About us',
} as const

export const PITCH = {
  zh: '〔待填〕',
  en: '[to be written]',
} as const
