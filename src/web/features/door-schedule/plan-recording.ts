import type { Parts } from './parts.ts'
import { fewestThatGive } from './fewest-that-give.ts'
import { type Item, listPlaced, type Schedule } from './schedule.ts'

const SECONDS_A_DAY = 86_400
/** Decimal terabytes, as disks are sold. */
const MEGABITS_IN_TB = 8_000_000

export type RecordingPlan = {
  /** Cameras that have to be recorded. */
  cameras: number
  /** Other devices with a camera, which can be recorded too. */
  optional: number
  channels: number
  /** Mbps of all cameras, and of the recorders' inputs. */
  mbps: number
  maxMbps: number
  /** TB that the days need, without those that RAID takes. */
  terabytes: number
  bays: number
  /** TB that each disk must have, where all bays are used; undefined without a recorder. */
  terabytesPerBay?: number
  /** Recorders for the cameras that have no channel. */
  remedy: Item[]
}

/** Computes channels, bandwidth and storage: TB = Mbps x 86,400 s x days / 8 / 1,000,000. */
export function planRecording(schedule: Schedule, { list, byCode }: Parts): RecordingPlan {
  const plan = { cameras: 0, optional: 0, channels: 0, maxMbps: 0, bays: 0 }
  for (const { item, quantity } of listPlaced(schedule)) {
    const part = byCode.get(item.code)
    if (!part) continue
    const need = part.needs.find(({ kind }) => kind === 'channel')
    if (need) plan[need.isOptional ? 'optional' : 'cameras'] += quantity
    plan.channels += channelsOf(part) * quantity
    plan.maxMbps += (part.maxMbps ?? 0) * quantity
    plan.bays += (part.bays ?? 0) * quantity
  }
  const mbps = plan.cameras * schedule.recording.mbps
  const terabytes = (mbps * SECONDS_A_DAY * schedule.recording.days) / MEGABITS_IN_TB
  return {
    ...plan,
    mbps,
    terabytes,
    ...(plan.bays > 0 && { terabytesPerBay: terabytes / plan.bays }),
    remedy: fewestThatGive(plan.cameras - plan.channels, list, channelsOf),
  }
}

function channelsOf({ provides }: Parts['list'][number]): number {
  return provides.find(({ kind }) => kind === 'channel')?.count ?? 0
}
