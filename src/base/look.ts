import { LOOK } from '#vendor/site.ts'

/** Whether pages have the doors of the vendor's look. The bundler leaves out the branches of the other one. */
export const HAS_DOORS: boolean = (LOOK as string) === 'doors'
