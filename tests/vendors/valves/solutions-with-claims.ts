/* Solutions whose pages have sections of their own; none at first. */

export const SOLUTIONS_WITH_CLAIMS = [] as const
