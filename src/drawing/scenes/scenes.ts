import { careRoom } from './places/care-room.ts'
import { checkpoint } from './places/checkpoint.ts'
import { constructionGate } from './places/construction-gate.ts'
import { controlRoom } from './places/control-room.ts'
import { entrance } from './places/entrance.ts'
import { factoryLine } from './places/factory-line.ts'
import { fireStair } from './places/fire-stair.ts'
import { gatehouse } from './places/gatehouse.ts'
import { ledHall } from './places/led-hall.ts'
import { livingRoom } from './places/living-room.ts'
import { lobby } from './places/lobby.ts'
import { meetingRoom } from './places/meeting-room.ts'
import { parkingLane } from './places/parking-lane.ts'
import { sharedFloors } from './places/shared-floors.ts'
import { shopAtNight } from './places/shop-at-night.ts'
import { staffDoor } from './places/staff-door.ts'
import { streetAndFlat } from './places/street-and-flat.ts'
import type { Scene } from './scene.ts'

/** All scenes, by the name of their file. */
export const SCENES = {
  entrance,
  'staff-door': staffDoor,
  checkpoint,
  'control-room': controlRoom,
  'led-hall': ledHall,
  'fire-stair': fireStair,
  'living-room': livingRoom,
  'parking-lane': parkingLane,
  lobby,
  'meeting-room': meetingRoom,
  'factory-line': factoryLine,
  gatehouse,
  'shared-floors': sharedFloors,
  'street-and-flat': streetAndFlat,
  'construction-gate': constructionGate,
  'shop-at-night': shopAtNight,
  'care-room': careRoom,
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES

/** Where a series is at home, by its id. */
export const SCENE_OF_SERIES: Readonly<Record<string, SceneName>> = {
  'video-intercom': 'entrance',
  'access-control': 'staff-door',
  'security-solutions': 'checkpoint',
  'surveillance-monitoring': 'control-room',
  'devices-accessories': 'led-hall',
}

/** Where a solution is used, by its slug. */
export const SCENE_OF_SOLUTION: Readonly<Record<string, SceneName>> = {
  'fire-alarm-system': 'fire-stair',
  'smart-home-integration': 'living-room',
  'parking-management-system': 'parking-lane',
  'visitor-management-system': 'lobby',
  'meeting-reservation-system': 'meeting-room',
  'ai-smart-factory': 'factory-line',
  'community-security': 'gatehouse',
  'aiot-property-management': 'shared-floors',
  'video-intercom-system': 'street-and-flat',
  'construction-site-solution': 'construction-gate',
  'wireless-security-system': 'shop-at-night',
  'long-term-care': 'care-room',
}
