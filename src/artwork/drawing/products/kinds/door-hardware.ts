import type { Facts } from '../facts.ts'
import type { View } from '../view.ts'
import { doorHolder } from './door-holder.ts'
import { electricLock } from './electric-lock.ts'
import { exitButton } from './exit-button.ts'
import { magneticLock } from './magnetic-lock.ts'

/** A lock or a button, by what the product says it is. */
export function doorHardware(facts: Facts): View[] {
  const kind = facts.option('peripheral-type')
  if (kind.startsWith('electric-')) return electricLock(facts)
  if (kind === 'door-holder') return doorHolder(facts)
  return kind === 'magnetic-lock' ? magneticLock(facts) : exitButton(facts)
}
