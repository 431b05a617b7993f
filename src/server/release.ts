import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Which program is running. */
export type Release = {
  /** Of package.json. */
  version: string
  /** `COMMIT`: the commit of the sources; null if unknown. */
  commit: string | null
  /** Reads the id of the build that is served or was made last; null if there is none. */
  readBuild: () => Promise<string | null>
}

// The project's own package.json has a version.
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string
}

/** Describes this program, with the build of `builds/latest.json` in a folder. */
export function describeRelease({ buildsDir, commit }: { buildsDir: string; commit: string | undefined }): Release {
  return {
    version,
    commit: commit ?? null,
    readBuild: async () => {
      try {
        // Written by a build; anything else counts as none.
        const latest = JSON.parse(await readFile(join(buildsDir, 'latest.json'), 'utf8')) as { id?: unknown } | null
        return typeof latest?.id === 'string' ? latest.id : null
      } catch {
        return null
      }
    },
  }
}
