import type { PruneSummary } from './prune.ts'
import type { PublishSummary } from './publish-site.ts'
import type { PlaceCount } from './put-in-place.ts'
import type { UploadCount } from './upload-files.ts'

const KIB = 1024

/** Says what publishing did, or in a dry run what it would upload. Files are counted with their compressed copies. */
export function formatPublish({ id, assets, pages, placed }: PublishSummary, seconds: number): string {
  const uploads = [`  assets  ${formatUpload(assets)}`, `  pages   ${formatUpload(pages)}`]
  if (!placed) return [`Build ${id} would be published (nothing was changed):`, ...uploads].join('\n')
  return [`Build ${id} is out after ${seconds.toFixed(1)} s`, ...uploads, `  site    ${formatPlaced(placed)}`].join(
    '\n',
  )
}

/** Says what going back did. */
export function formatRollBack({ id, placed }: { id: string; placed: PlaceCount }, seconds: number): string {
  return `Build ${id} is out again after ${seconds.toFixed(1)} s\n  site    ${formatPlaced(placed)}`
}

/** Says what was cleared away. */
export function formatPrune({ builds, files, kept }: PruneSummary, seconds: number): string {
  const gone = builds.length > 0 ? `builds ${builds.join(', ')} with ${files} files` : `no build, ${files} unused files`
  return `Removed ${gone} in ${seconds.toFixed(1)} s\n  kept    ${kept.join(', ')}`
}

function formatUpload({ uploaded, bytes, unchanged }: UploadCount): string {
  return `${uploaded} uploaded (${Math.ceil(bytes / KIB)} KB), ${unchanged} there already`
}

function formatPlaced({ placed, removed }: PlaceCount): string {
  return `${placed} put in place, ${removed} removed`
}
