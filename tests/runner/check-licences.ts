import satisfies from 'spdx-satisfies'

/** `.config/licences.json`. */
export type LicencePolicy = {
  /** SPDX ids that every package may have. */
  allowed: readonly string[]
  /** By name: a package with another licence, or none that is stated, which one it is, and why that is accepted. */
  exceptions: Readonly<Record<string, { licence: string; reason: string }>>
}

/** Packages of a lock file by their folder, as far as this needs them. */
export type LockedPackages = Readonly<Record<string, { license?: string }>>

/** Reads the licence in an installed package's own package.json, where the lock file has none. */
export type ReadStated = (folder: string) => string | undefined

const OUT_OF_NODE_MODULES = /^.*node_modules\//

/**
 * Lists what is wrong, a line each: packages whose licence is neither allowed nor an exception, exceptions without a
 * reason, and exceptions that no package needs. An expression is allowed if it can be met with allowed licences alone.
 */
export function licenceFaults(locked: LockedPackages, policy: LicencePolicy, readStated: ReadStated): string[] {
  const faults: string[] = []
  const used = new Set<string>()
  for (const [folder, { license }] of Object.entries(locked)) {
    // The project itself.
    if (folder === '') continue
    const name = folder.replace(OUT_OF_NODE_MODULES, '')
    const stated = license ?? readStated(folder)
    if (stated !== undefined && isAllowed(stated, policy.allowed)) continue
    used.add(name)
    const exception = policy.exceptions[name]
    if (!exception) faults.push(`${folder}: ${stated ?? 'states no licence'}, which is not allowed`)
    // One that states none has the licence that somebody has read in its files.
    else if (stated !== undefined && exception.licence !== stated)
      faults.push(`${folder}: ${stated}, but its exception is for ${exception.licence}`)
  }
  for (const [name, { reason }] of Object.entries(policy.exceptions)) {
    if (reason.trim() === '') faults.push(`the exception for ${name} gives no reason`)
    if (!used.has(name)) faults.push(`no package needs the exception for ${name}: remove it`)
  }
  return faults
}

function isAllowed(expression: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(expression, [...allowed])
  } catch {
    // Not an SPDX expression: "SEE LICENSE IN …".
    return false
  }
}
