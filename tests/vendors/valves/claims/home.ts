/* Sentences of the home page: your offer, the door to your story, a line below the number of series. */

export const OFFER = {
  zh: '水處理、蒸汽與製程管線用的閥與驅動器',
  en: 'Valves and actuators for water, steam and process lines',
  ja: '水処理・蒸気・プロセス配管のバルブとアクチュエータ',
} as const

export const STORY_DOOR = {
  zh: '停在風裡的隼',
  en: 'Standing still in the wind',
  ja: '風の中に止まるハヤブサ',
} as const

export const PITCH = {
  zh: '從DN 15到DN 300，閥與驅動器用同一個ISO 5211介面。',
  en: 'From DN 15 to DN 300, valves and actuators share one interface, ISO 5211.',
  ja: 'DN 15からDN 300まで、バルブとアクチュエータを同じISO 5211インターフェースで接続します。',
} as const
