import { addUp, type Count } from './count.ts'

/** The result of a runner, and its duration in seconds. */
export type Ended = { name: string; count: Count; seconds: number }

/** Returns a table of runners with their times and counts. */
export function formatTimes(ended: readonly Ended[], seconds: number, mayLeaveOut: boolean): string {
  const rows = ended.map((runner) => {
    const { passed, failed } = addUp([runner.count], mayLeaveOut)
    return [runner.name, `${runner.seconds.toFixed(1)} s`, `${passed} passed`, `${failed} failed`]
  })
  return [...rows, ['in all', `${seconds.toFixed(1)} s`, '', '']]
    .map(([name = '', ...cells]) => [name.padEnd(16), ...cells.map((cell) => cell.padStart(12))].join(' ').trimEnd())
    .join('\n')
}
