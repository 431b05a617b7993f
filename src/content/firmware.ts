import type { FirmwareFamily, Release } from './schema/firmware.ts'

/** The firmware of a product: its family, and the versions for this product, the oldest first. */
type ProductFirmware = { family: FirmwareFamily; releases: Release[] }

/** Returns the firmware of a product; undefined if no family has it. */
export function releasesFor(code: string, families: readonly FirmwareFamily[]): ProductFirmware | undefined {
  const family = families.find(({ products }) => products.includes(code))
  return family && { family, releases: family.releases.filter(({ products }) => products?.includes(code) ?? true) }
}

/** Returns the firmware that a product is to run: the newest version for it; undefined if there is none. */
export function newestFor(
  code: string,
  families: readonly FirmwareFamily[],
): { family: FirmwareFamily; release: Release } | undefined {
  const found = releasesFor(code, families)
  const release = found?.releases.at(-1)
  return found && release && { family: found.family, release }
}
