const KIB = 1024
const MIB = KIB * KIB

/**
 * Formats a file size like the visitor's operating system, with one decimal from a megabyte on.
 * @example formatSize(1_887_437) // '1.8 MB'
 * @example formatSize(700) // '1 KB'
 */
export function formatSize(bytes: number): string {
  if (bytes < MIB) return `${Math.max(1, Math.round(bytes / KIB))} KB`
  const size = (bytes / MIB).toFixed(1)
  return `${size.endsWith('.0') ? size.slice(0, -2) : size} MB`
}
