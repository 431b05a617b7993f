import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10

/** Returns the processor time of processes and of those that they started, in milliseconds; 0 without /proc. */
export function cpuTimeOf(pids: readonly number[]): number {
  const rows = readProcesses()
  const all = new Set(pids)
  for (const { pid, parent } of rows) if (pids.includes(parent)) all.add(pid)
  return rows.reduce((sum, { pid, ms }) => sum + (all.has(pid) ? ms : 0), 0)
}

/** Returns the processor time of the whole machine, in milliseconds of all cores. */
export function machineTime(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = /^cpu +(.*)$/m
    .exec(readFileSync('/proc/stat', 'utf8'))?.[1]
    ?.split(' ')
    .map(Number) ?? [0]
  return (user + nice + system + irq + softIrq) * MS_PER_TICK
}

function readProcesses(): { pid: number; parent: number; ms: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // After the name, which may contain spaces: state, parent, …; the 12th and 13th are user and system time.
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
        const ms = (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
        return [{ pid: Number(name), parent: Number(fields[1]), ms }]
      } catch {
        // It has ended in the meantime.
        return []
      }
    })
}
