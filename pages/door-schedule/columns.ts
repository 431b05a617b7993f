/** The columns of a door before its devices, in the order of the table. */
export const DOOR_COLUMNS = ['number', 'floor', 'place', 'kind', 'alike'] as const
