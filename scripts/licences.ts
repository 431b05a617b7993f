/*
 * Run by `npm run check` and the gate: refuses packages of the lock file whose licence is not in .config/licences.json.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments } from '../src/command-line/read-arguments.ts'
import { licenceFaults, type LicencePolicy, type LockedPackages } from '../tests/gate/check-licences.ts'

readArguments({ usage: 'npm run licences' })
const root = process.cwd()
const { packages } = readJson<{ packages: LockedPackages }>('package-lock.json')
const faults = licenceFaults(packages, readJson<LicencePolicy>('.config/licences.json'), readStated)
for (const fault of faults) console.error(fault)
console.log(`${Object.keys(packages).length - 1} packages, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0

/** Reads a licence in the form of old packages: a list, of which the first is meant. */
function readStated(folder: string): string | undefined {
  try {
    return readJson<{ licenses?: { type?: string }[] }>(join(folder, 'package.json')).licenses?.[0]?.type
  } catch {
    return undefined
  }
}

function readJson<Content>(path: string): Content {
  // Written by npm, or by us.
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Content
}
