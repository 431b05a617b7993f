import { block } from './block.ts'
import { careHome } from './care-home.ts'
import { construction } from './construction.ts'
import { estate } from './estate.ts'
import { factory } from './factory.ts'
import type { Section } from './section.ts'
import { shop } from './shop.ts'
import { twoTowers } from './two-towers.ts'

/** All buildings that solutions are explained on. */
export const SECTIONS = {
  block,
  factory,
  construction,
  careHome,
  shop,
  twoTowers,
  estate,
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof SECTIONS
