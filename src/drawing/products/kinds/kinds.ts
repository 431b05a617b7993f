import type { Facts } from '../facts.ts'
import type { View } from '../view.ts'
import { alarmHub, alarmSensor } from './alarm.ts'
import { bullet, camera } from './camera.ts'
import { managementConsole } from './console.ts'
import { ledDisplay } from './display.ts'
import { doorController } from './controller.ts'
import { doorHardware } from './door-hardware.ts'
import { doorStation } from './door-station.ts'
import { faceTerminal } from './face-terminal.ts'
import { fireDetector, firePanel } from './fire.ts'
import { helpPoint } from './help-point.ts'
import { indoorMonitor } from './indoor-monitor.ts'
import { powerSupply } from './power.ts'
import { barrierGate, entryKiosk } from './lane.ts'
import { metalDetector, speedGate } from './passage.ts'
import { temperatureMonitor } from './temperature.ts'
import { visitorKiosk } from './visitor-kiosk.ts'
import { networkSwitch, recorder } from './rack.ts'
import { software } from './software.ts'
import { cardReader, qrReader } from './reader.ts'
import { roomPanel } from './room-panel.ts'
import { villaStation } from './villa-station.ts'

/** Draws the views of one kind of product. */
type Kind = (facts: Facts) => View[]

/** Which drawing a product has, by the finest id of the hierarchy that is named here. */
const KINDS: Readonly<Record<string, Kind>> = {
  'door-stations': doorStation,
  'villa-stations': villaStation,
  'indoor-monitors': indoorMonitor,
  'management-consoles': managementConsole,
  'help-points': helpPoint,
  'face-terminals': faceTerminal,
  'card-readers': cardReader,
  'qr-readers': qrReader,
  'room-panels': roomPanel,
  'door-controllers': doorController,
  'door-hardware': doorHardware,
  'power-supplies': powerSupply,
  'fire-panels': firePanel,
  'fire-detectors': fireDetector,
  'alarm-hubs': alarmHub,
  'alarm-sensors': alarmSensor,
  'ip-cameras': camera,
  'lpr-cameras': bullet,
  'barrier-gates': barrierGate,
  'entry-kiosks': entryKiosk,
  'speed-gates': speedGate,
  'metal-detectors': metalDetector,
  'visitor-kiosks': visitorKiosk,
  'temperature-monitors': temperatureMonitor,
  nvrs: recorder,
  'network-switches': networkSwitch,
  'led-displays': ledDisplay,
  software,
}

/** The views of a product; none where its shelf is unknown here: an invented picture would not be honest. */
export function viewsOf(facts: Facts): View[] {
  const shelf = facts.shelf.findLast((id) => Object.hasOwn(KINDS, id))
  return shelf === undefined ? [] : (KINDS[shelf]?.(facts) ?? [])
}
