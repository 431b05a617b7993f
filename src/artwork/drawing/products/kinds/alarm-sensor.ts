import type { Facts } from '../facts.ts'
import type { View } from '../view.ts'
import { doorContact } from './door-contact.ts'
import { motionDetector } from './motion-detector.ts'
import { panicButton } from './panic-button.ts'
import { siren } from './siren.ts'

/** A wireless part: contact, detector, button or siren. */
export function alarmSensor(facts: Facts): View[] {
  return (SENSORS[facts.option('sensor-type')] ?? panicButton)(facts)
}

const SENSORS: Readonly<Record<string, (facts: Facts) => View[]>> = {
  'door-contact': doorContact,
  pir: motionDetector,
  'panic-button': panicButton,
  siren,
}
