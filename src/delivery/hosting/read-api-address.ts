import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { originOf } from '../../base/http-origin.ts'
import { EDITABLE } from '../../base/response-rules.ts'

/** Cached API address of each file, until the file is edited. */
const known = new Map<string, { version: string; address: string | undefined }>()

/**
 * Returns the address of a site's API if it is on another origin: `apiBaseUrl` of its current config.json, without
 * trailing slash. Undefined if the API is on the site's own origin, or if the file has no valid value.
 */
export function readApiAddress(siteDir: string): string | undefined {
  const file = join(siteDir, EDITABLE)
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return undefined
  const version = `${found.mtimeMs} ${found.size}`
  const before = known.get(file)
  if (before?.version === version) return before.address
  const address = addressIn(file)
  known.set(file, { version, address })
  return address
}

function addressIn(file: string): string | undefined {
  try {
    const config: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const { apiBaseUrl } = typeof config === 'object' && config !== null ? (config as Record<string, unknown>) : {}
    return typeof apiBaseUrl === 'string' && originOf(apiBaseUrl) ? apiBaseUrl.replace(/\/+$/, '') : undefined
  } catch {
    // Pages report an invalid file themselves, and use their own origin.
    return undefined
  }
}
