import type { Check } from './check.ts'
import type { PowerPlan } from './plan-power.ts'
import type { RecordingPlan } from './plan-recording.ts'
import type { Item } from './schedule.ts'

/** Checks what is of the whole schedule: ports, watts, channels and bandwidth. */
export function checkSums(power: PowerPlan, recording: RecordingPlan): Check[] {
  const add = (items: readonly Item[]) =>
    items.length > 0 ? { remedy: { act: 'add', spot: 'room', items } as const } : {}
  const checks: Check[] = []
  if (power.missing.length > 0) {
    const count = power.missing.reduce((total, each) => total + each.count, 0)
    const watts = power.missing.reduce((total, each) => total + each.count * each.watts, 0)
    checks.push({ rule: 'poe', figures: { count, watts }, ...add(power.remedy) })
  }
  const { direct } = power
  if (direct.watts > direct.given) {
    checks.push({ rule: 'low-voltage', figures: { watts: direct.watts, given: direct.given }, ...add(direct.remedy) })
  }
  if (recording.cameras > recording.channels) {
    const { cameras, channels } = recording
    checks.push({ rule: 'channels', figures: { cameras, channels }, ...add(recording.remedy) })
  } else if (recording.maxMbps > 0 && recording.mbps > recording.maxMbps) {
    const { mbps, maxMbps } = recording
    checks.push({ rule: 'bandwidth', figures: { mbps, maxMbps } })
  }
  return checks
}
