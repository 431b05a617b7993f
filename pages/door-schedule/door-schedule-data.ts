/**
 * Nothing of the catalogue is in the page: its code loads what it needs to know of products (`_parts.json`), and the
 * rules of solutions (`_sizing.json`) where there are any.
 */
export type DoorScheduleData = { canSize?: true }
