/*
 * Run by `npm run check` and `npm test`, or alone, `npm run tool -- licences`: refuses packages of the lock file whose licence is not in .config/licences.json.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatJson, JSON_FLAG } from '../src/base/command-line/json-output.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { licenceFaults, type LicencePolicy, type LockedPackages } from '../tests/runner/check-licences.ts'

const { values } = readArguments({ usage: 'npm run tool -- licences [--json]', options: JSON_FLAG })
const root = process.cwd()
const { packages } = readJson<{ packages: LockedPackages }>('package-lock.json')
const faults = licenceFaults(packages, readJson<LicencePolicy>('.config/licences.json'), readStated)
// The first is the project itself.
const count = Object.keys(packages).length - 1
if (!values.json) for (const fault of faults) console.error(fault)
console.log(values.json ? formatJson({ packages: count, faults }) : `${count} packages, ${faults.length} faults`)
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
