import { drawBulletCamera } from './bullet-camera.ts'
import { drawCardReader } from './card-reader.ts'
import { drawController } from './controller.ts'
import { drawDomeCamera } from './dome-camera.ts'
import { drawDoorStation } from './door-station.ts'
import { drawExitButton } from './exit-button.ts'
import { drawFaceTerminal } from './face-terminal.ts'
import { drawFirePanel } from './fire-panel.ts'
import { drawIndoorMonitor } from './indoor-monitor.ts'
import { drawKeypadReader } from './keypad-reader.ts'
import { drawMaglock } from './maglock.ts'
import { drawMetalDetector } from './metal-detector.ts'
import { drawNvr } from './nvr.ts'
import type { DevicePicture } from './pen.ts'
import { drawPoeSwitch } from './poe-switch.ts'

/**
 * The pictures of public/devices, by the name of their file without `.svg`. What is printed on a device is English on
 * pages of both languages; a model is printed where the picture is of one product alone.
 */
export const DEVICE_PICTURES: Readonly<Record<string, () => DevicePicture>> = {
  'bullet-camera': () => drawBulletCamera({ title: 'Bullet camera' }),
  'card-reader': () => drawCardReader({ title: 'Card reader' }),
  controller: () =>
    drawController({ title: 'Door controller', model: 'AC-C404', kind: 'four-door controller', doorPrefix: 'D' }),
  'dome-camera': () => drawDomeCamera({ title: 'Dome camera' }),
  'door-station': () => drawDoorStation({ title: 'Door station', time: '14:05', place: '1F  LOBBY', home: '12–03' }),
  'exit-button': () => drawExitButton({ title: 'Exit button', word: 'EXIT' }),
  'face-terminal': () =>
    drawFaceTerminal({ title: 'Face recognition terminal', time: '09:24', day: 'TUE 18 NOV', welcome: 'Welcome' }),
  'fire-panel': () =>
    drawFirePanel({
      title: 'Fire alarm panel',
      band: ['FIRE', 'ALARM'],
      display: ['SYSTEM NORMAL', 'Loop 1–2  OK', '2025-11-18  14:05'],
      model: 'FR-254',
    }),
  gate: () => drawMetalDetector({ title: 'Walk-through metal detector', count: '0248' }),
  'indoor-monitor': () =>
    drawIndoorMonitor({
      title: 'Indoor monitor',
      place: '1F  Main gate',
      time: '14:05',
      talk: 'Talk',
      unlock: 'Unlock',
      record: 'Record',
      end: 'End',
    }),
  'keypad-reader': () => drawKeypadReader({ title: 'Keypad reader' }),
  maglock: () => drawMaglock({ title: 'Magnetic lock' }),
  nvr: () => drawNvr({ title: 'Network video recorder', model: 'N432' }),
  'poe-switch': () => drawPoeSwitch({ title: 'PoE switch', model: 'OA-S16-P' }),
}
