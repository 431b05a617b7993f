import { careRoom } from './places/care-room.ts'
import { checkpoint } from './places/checkpoint.ts'
import { constructionGate } from './places/construction-gate.ts'
import { controlRoom } from './places/control-room.ts'
import { entrance } from './places/entrance.ts'
import { factoryLine } from './places/factory-line.ts'
import { fireWatch } from './places/fire-watch.ts'
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
  'fire-watch': fireWatch,
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
