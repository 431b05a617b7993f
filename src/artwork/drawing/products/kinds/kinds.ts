import type { Facts } from '../facts.ts'
import type { View } from '../view.ts'
import { alarmHub } from './alarm-hub.ts'
import { alarmSensor } from './alarm-sensor.ts'
import { barrierGate } from './barrier-gate.ts'
import { bullet } from './bullet-camera.ts'
import { camera } from './camera.ts'
import { cardReader } from './card-reader.ts'
import { managementConsole } from './console.ts'
import { doorController } from './controller.ts'
import { ledDisplay } from './display.ts'
import { doorHardware } from './door-hardware.ts'
import { doorStation } from './door-station.ts'
import { entryKiosk } from './entry-kiosk.ts'
import { faceTerminal } from './face-terminal.ts'
import { fireDetector } from './fire-detector.ts'
import { firePanel } from './fire-panel.ts'
import { helpPoint } from './help-point.ts'
import { indoorMonitor } from './indoor-monitor.ts'
import { licence } from './licence.ts'
import { metalDetector } from './metal-detector.ts'
import { networkSwitch } from './network-switch.ts'
import { smallPart } from './part.ts'
import { powerSupply } from './power.ts'
import { qrReader } from './qr-reader.ts'
import { recorder } from './recorder.ts'
import { residentsApp } from './residents-app.ts'
import { roomPanel } from './room-panel.ts'
import { software } from './software.ts'
import { speedGate } from './speed-gate.ts'
import { temperatureMonitor } from './temperature.ts'
import { villaStation } from './villa-station.ts'
import { visitorKiosk } from './visitor-kiosk.ts'

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
  'mounting-parts': smallPart,
  'door-parts': smallPart,
  'network-parts': smallPart,
  'security-parts': smallPart,
  licences: licence,
  'residents-app': residentsApp,
}

/** The views of a product; none where its shelf is unknown here: an invented picture would not be honest. */
export function viewsOf(facts: Facts): View[] {
  return kindOf(facts.shelf)?.(facts) ?? []
}

/** Tells whether products of a shelf are drawn; `shelf` are ids from category to specification. */
export function isDrawn(shelf: readonly string[]): boolean {
  return kindOf(shelf) !== undefined
}

function kindOf(shelf: readonly string[]): Kind | undefined {
  const id = shelf.findLast((candidate) => Object.hasOwn(KINDS, candidate))
  return id === undefined ? undefined : KINDS[id]
}
