import { SITE } from '../../site.ts'

/** The brand as it is printed on devices. */
export const BRAND = SITE.brand.en.toUpperCase()
