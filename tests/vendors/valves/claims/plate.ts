/* The number plate in drawings of cars, in two parts. */

export const PLATE = ['ABC', '0001'] as const
