/** Beside the title: the products on sale. */
export const OFFER = {
  zh: '對講、門禁、監控、警報，同一套系統。',
  en: 'Intercoms, access, cameras and alarms: one system.',
} as const

/** On the door to the story. */
export const STORY_DOOR = { zh: '從一根樑說起', en: 'It begins with a beam' } as const
