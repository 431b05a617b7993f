import type { PruneSummary } from './prune.ts'
import type { PublishSummary } from './publish-site.ts'
import type { PlaceCount } from './put-in-place.ts'
import type { RollBackSummary } from './roll-back.ts'
import type { UploadCount } from './upload-files.ts'

const KIB = 1024
/** Maximum number of repaired files that are listed. */
const MAX_NAMED = 5

/** Describes what publishing did, or in a dry run what it would upload. File counts include compressed copies. */
export function formatPublish({ id, assets, pages, placed, repaired }: PublishSummary, seconds: number): string {
  return [
    placed
      ? `Build ${id} is out after ${seconds.toFixed(1)} s`
      : `Build ${id} would be published (nothing was changed):`,
    `  assets  ${formatUpload(assets)}`,
    `  pages   ${formatUpload(pages)}`,
    ...(placed ? [`  site    ${formatPlaced(placed)}`] : []),
    ...(repaired.length > 0 ? [`  ${placed ? 'repaired' : 'damaged '} ${formatRepaired(repaired)}`] : []),
  ].join('\n')
}

/** Describes what a rollback did, or in a dry run what it would do. */
export function formatRollBack({ id, placed, isDryRun }: RollBackSummary, seconds: number): string {
  const head = isDryRun
    ? `Build ${id} would be put in place again (nothing was changed):`
    : `Build ${id} is out again after ${seconds.toFixed(1)} s`
  return `${head}\n  site    ${formatPlaced(placed)}`
}

/** Describes what was removed, or in a dry run what would be removed. */
export function formatPrune({ builds, files, kept, isDryRun }: PruneSummary, seconds: number): string {
  const gone = builds.length > 0 ? `builds ${builds.join(', ')} with ${files} files` : `no build, ${files} unused files`
  const head = isDryRun ? `Would remove ${gone} (nothing was changed)` : `Removed ${gone} in ${seconds.toFixed(1)} s`
  return `${head}\n  kept    ${kept.join(', ')}`
}

function formatUpload({ uploaded, bytes, unchanged }: UploadCount): string {
  return `${uploaded} uploaded (${Math.ceil(bytes / KIB)} KB), ${unchanged} there already`
}

function formatPlaced({ placed, removed }: PlaceCount): string {
  return `${placed.length} put in place, ${removed.length} removed`
}

function formatRepaired(keys: readonly string[]): string {
  const others = keys.length > MAX_NAMED ? ` and ${keys.length - MAX_NAMED} more` : ''
  return `${keys.length} files that were not what had been published: ${keys.slice(0, MAX_NAMED).join(', ')}${others}`
}
