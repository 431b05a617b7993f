/** The licence plate of an illustration, in its two parts. */
export const PLATE = ['LTN', '0135'] as const
