/** Beside the title: the products on sale, and their customers. */
export const OFFER = {
  zh: '社區、辦公大樓與工廠的對講、門禁、監控與警報系統',
  en: 'Intercom, access control, video and alarm systems for homes, offices and factories',
} as const

/** On the door to the story. */
export const STORY_DOOR = { zh: '從一根樑說起', en: 'It begins with a beam' } as const

/** Below the number of series: the reach of the system. */
export const PITCH = {
  zh: '從大門的門口機到機房的交換器，都在同一套系統裡。',
  en: 'From the door station at the gate to the switch in the comms room, in one system.',
} as const
