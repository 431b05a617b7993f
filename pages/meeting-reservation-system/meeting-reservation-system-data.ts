import type { SolutionData } from '../../src/solution/solution-data.ts'
import type { Room } from './room-days.tsx'

export type MeetingReservationData = SolutionData & { rooms: Room[] }
