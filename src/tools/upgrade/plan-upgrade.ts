import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UPGRADES } from './upgrades.ts'

/** The file of a vendor's folder that says for which version of the software it is written. */
export const VERSION_FILE = 'version.json'
/** Folders without this file are older than it. */
const FIRST_VERSION = '0.1.0'
const VERSION = /^\d+\.\d+\.\d+$/

export type UpgradePlan = {
  from: string
  to: string
  /** Each change that concerns the folder, with its files. */
  changes: { says: string; files: string[] }[]
  /** The new text of each file, by its path in the folder; the version comes last. */
  texts: Map<string, string>
}

/**
 * Returns what brings a vendor's folder to a version of the software, and writes nothing. Throws an error with the file
 * for a text that cannot be read, and for a folder of a newer version.
 */
export function planUpgrade(folder: string, to: string, upgrades = UPGRADES): UpgradePlan {
  const from = readVersion(folder)
  if (compare(from, to) > 0)
    throw new Error(
      `${join(folder, VERSION_FILE)}: the folder is for ${from}; this software is ${to}, take a newer one`,
    )
  const plan: UpgradePlan = { from, to, changes: [], texts: new Map() }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const due = upgrades.filter(({ version }) => compare(version, from) > 0 && compare(version, to) <= 0)
  const missing = due.flatMap(({ added = {} }) => Object.entries(added)).filter(([file]) => !files.includes(file))
  for (const [file, text] of missing) plan.texts.set(file, text)
  if (missing.length > 0) plan.changes.push({ says: 'New files', files: missing.map(([file]) => file) })
  for (const { says, files: pattern, change } of due.flatMap(({ changes }) => changes)) {
    const changed = files.filter((file) => pattern.test(file)).filter((file) => apply(plan, folder, file, change))
    if (changed.length > 0) plan.changes.push({ says, files: changed })
  }
  if (from !== to) plan.texts.set(VERSION_FILE, `${JSON.stringify({ software: to }, null, 2)}\n`)
  return plan
}

/** Applies a change to a file's text in the plan; tells whether it changed anything. */
function apply({ texts }: UpgradePlan, folder: string, file: string, change: (text: string) => string): boolean {
  const text = texts.get(file) ?? readFileSync(join(folder, file), 'utf8')
  try {
    const changed = change(text)
    if (changed === text) return false
    texts.set(file, changed)
    return true
  } catch (error) {
    throw new Error(`${join(folder, file)}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Reads the version of a vendor's folder; throws an error with the file if it has none that can be read. */
function readVersion(folder: string): string {
  const path = join(folder, VERSION_FILE)
  if (!existsSync(join(folder, 'site.ts')))
    throw new Error(`${folder}: expected the folder of a vendor, with a site.ts`)
  if (!existsSync(path)) return FIRST_VERSION
  const text = readFileSync(path, 'utf8')
  const [, version] = /^\{\s*"software":\s*"([^"]*)"\s*\}\s*$/.exec(text) ?? []
  if (!version || !VERSION.test(version))
    throw new Error(
      `${path}: found ${text.trim()}, expected { "software": "0.2.0" }, the version that the folder is for`,
    )
  return version
}

/** Compares two versions number by number: negative if the first is older. */
function compare(a: string, b: string): number {
  const [first, second] = [a, b].map((version) => version.split('.').map(Number))
  return first?.map((part, index) => part - (second?.[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}
