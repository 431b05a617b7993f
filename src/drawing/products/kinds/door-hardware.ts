import type { Facts } from '../facts.ts'
import type { View } from '../view.ts'
import { exitButton } from './exit-button.ts'
import { magneticLock } from './magnetic-lock.ts'

/** A lock or a button, by what the product says it is. */
export function doorHardware(facts: Facts): View[] {
  return facts.option('peripheral-type') === 'magnetic-lock' ? magneticLock(facts) : exitButton(facts)
}
