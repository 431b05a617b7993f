import { SolutionDrawing } from '../../src/web/solution/solution-drawing.tsx'
import { solutionCrumbs, solutionDocumentHead } from '../../src/web/solution/solution-head.tsx'
import { SolutionPage } from '../../src/web/solution/solution-page.tsx'
import { SolutionPoints } from '../../src/web/solution/solution-points.tsx'
import type { MeetingReservationData } from './meeting-reservation-system-data.ts'
import { DoorPanels } from './door-panels.tsx'
import { RoomDays } from './room-days.tsx'

export const head = solutionDocumentHead
export const crumbs = solutionCrumbs

export function Page({ data }: { data: MeetingReservationData }) {
  return (
    <SolutionPage data={data}>
      <SolutionDrawing svg={data.drawing} points={[]} isWide />
      <RoomDays rooms={data.rooms} />
      <DoorPanels rooms={data.rooms} />
      <SolutionPoints data={data} />
    </SolutionPage>
  )
}
