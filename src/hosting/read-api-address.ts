import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { originOf } from '../http-origin.ts'
import { EDITABLE } from './response-rules.ts'

/** What was read of a file, as long as nobody has edited it. */
const known = new Map<string, { version: string; address: string | undefined }>()

/**
 * Gives the address of the API of a site when it is on another origin: `apiBaseUrl` of its config.json as it is now, without a
 * slash at its end. Undefined when the API is the site's own, and when the file says nothing of use.
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
    // Pages say so themselves when they read it, and go on with their own origin.
    return undefined
  }
}
