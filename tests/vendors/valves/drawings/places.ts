/* The scene behind each series and solution, and the building of a solution; none without an entry. */

export const SERIES_SCENES = {} as const

export const SOLUTION_SCENES = {} as const

export const SOLUTION_BUILDINGS = {} as const
