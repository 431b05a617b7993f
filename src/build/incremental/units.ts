import { startReading } from '../../base/reads.ts'
import type { LastBuild, Unit } from './last-build.ts'
import type { RecipeRunner } from './recipe-runner.ts'
import { type Changes, isAffected } from './watched-content.ts'

export type Units = {
  /**
   * Makes what belongs together, or takes it from the last build: when nothing that was read for it has changed,
   * without making it. The caller may say that its value is of no use any more. Returns the value, and whether it was
   * made.
   */
  make: <Value>(
    name: string,
    make: () => Value | Promise<Value>,
    isOfUse?: (value: Value) => boolean,
  ) => Promise<{ value: Value; isNew: boolean }>
  /** All that was made or taken. */
  readonly units: Record<string, Unit>
}

/** Creates units of what a runner makes. Without `changes` all are made. */
export function createUnits(runner: RecipeRunner, last: LastBuild['units'], changes: Changes | undefined): Units {
  const units: Record<string, Unit> = {}
  return {
    units,
    make: async <Value>(
      name: string,
      make: () => Value | Promise<Value>,
      isOfUse: (value: Value) => boolean = () => true,
    ) => {
      const known = last[name]
      // Recorded under this name by the same code.
      const value = known?.value as Value
      if (known && changes && !isAffected(known.reads, changes) && isOfUse(value) && runner.takeAll(known.keys)) {
        units[name] = known
        return { value, isNew: false }
      }
      runner.listAsked()
      const close = startReading()
      const made = await make()
      units[name] = { reads: close(), keys: runner.listAsked(), value: made }
      return { value: made, isNew: true }
    },
  }
}
