/* How much content you promise: series, features and attributes of a product. The content check holds you to it. */

export const REQUIRED_SERIES = [] as const

export const PROMISED_FACTS = {
  features: {
    min: 0,
    max: 25,
  },
  attributes: {
    min: 0,
    max: 25,
  },
  parts: {
    features: {
      min: 0,
      max: 25,
    },
    attributes: {
      min: 0,
      max: 25,
    },
  },
  attributeFill: {
    average: 0,
    each: 0,
  },
} as const
