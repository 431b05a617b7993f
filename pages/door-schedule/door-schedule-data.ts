/** Nothing of the catalogue is in the page: its code loads what it needs to know of products (`_parts.json`). */
export type DoorScheduleData = Record<string, never>
