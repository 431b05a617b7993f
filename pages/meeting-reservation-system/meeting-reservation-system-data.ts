import type { SolutionData } from '../../src/web/solution/solution-data.ts'
import type { Room } from './room-days.tsx'

export type MeetingReservationData = SolutionData & { rooms: Room[] }
