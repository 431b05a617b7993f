import type { Facts } from '../facts.ts'
import type { View } from '../view.ts'
import { bullet } from './bullet-camera.ts'
import { dome } from './dome-camera.ts'
import { panTilt } from './ptz-camera.ts'
import { turret } from './turret-camera.ts'

/** A camera by its build: the sub-category says which, and plate cameras are bullets. */
export function camera(facts: Facts): View[] {
  const build = BUILDS.find(([name]) => facts.shelf.some((id) => id.includes(name)))
  return (build?.[1] ?? bullet)(facts)
}

const BUILDS: readonly (readonly [string, (facts: Facts) => View[]])[] = [
  ['dome', dome],
  ['turret', turret],
  ['ptz', panTilt],
  ['bullet', bullet],
]
