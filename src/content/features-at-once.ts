/** Of its features a product's page shows these at once, each under its head. */
export const FEATURES_AT_ONCE = 6
