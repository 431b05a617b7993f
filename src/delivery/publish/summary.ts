import { changedAddresses, fileOf } from './changed-addresses.ts'
import type { Invalidation } from './invalidate.ts'
import type { PruneSummary } from './prune.ts'
import { formatVerified } from './format-verified.ts'
import type { SiteSummary } from './publish-site.ts'
import type { PlaceCount, InstalledFiles } from './install-files.ts'
import type { RollBackSummary } from './roll-back.ts'
import type { StatementState } from './statement.ts'
import type { UploadCount } from './upload-files.ts'

const KIB = 1024
/** Maximum number of repaired files or of refused paths that are listed. */
const MAX_NAMED = 5

/** Describes what publishing did, or in a dry run what it would upload. Object counts include compressed copies. */
export function formatPublish(
  { id, why, assets, pages, uploadingSeconds, placed, repaired, gone, statement, verified }: SiteSummary,
  seconds: number,
): string {
  return [
    placed
      ? `Build ${id} is published after ${seconds.toFixed(1)} s`
      : `Build ${id} would be published (nothing was changed):`,
    ...formatWhy(why),
    `  assets  ${formatUpload(assets)}`,
    `  pages   ${formatUpload(pages)}`,
    ...(placed ? formatPlaced(placed) : []),
    ...(placed ? [`  seconds ${uploadingSeconds.toFixed(1)} uploading, ${formatPlacing(placed)}`] : []),
    ...(gone.length > 0 ? [`  gone    ${count(gone.length, 'address')} without a successor: ${named(gone)}`] : []),
    ...formatStatement(statement),
    ...(repaired.length > 0 ? [`  ${placed ? 'repaired' : 'damaged '} ${formatRepaired(repaired)}`] : []),
    ...(verified ? formatVerified(verified, placed !== undefined) : []),
    ...formatInvalidation(placed),
  ].join('\n')
}

/** Describes what a rollback did, or in a dry run what it would do. */
export function formatRollBack({ id, why, count, placed }: RollBackSummary, seconds: number): string {
  return [
    placed
      ? `Build ${id} is out again after ${seconds.toFixed(1)} s`
      : `Build ${id} would be put in place again (nothing was changed):`,
    ...formatWhy(why),
    ...formatPlaced(count),
    ...(placed ? [`  seconds ${formatPlacing(placed)}`] : []),
    ...formatInvalidation(placed),
  ].join('\n')
}

/** Returns what publishing or a rollback did, or in a dry run what it would do, for programs. */
export function factsOf(summary: SiteSummary | RollBackSummary, seconds: number): object {
  const { id, why, placed } = summary
  const uploads = 'assets' in summary ? [summary.assets, summary.pages] : []
  const sum = (count: (upload: UploadCount) => number) => uploads.reduce((total, upload) => total + count(upload), 0)
  return {
    id,
    why,
    seconds,
    uploadingSeconds: 'assets' in summary ? summary.uploadingSeconds : 0,
    placingSeconds: placed?.placingSeconds,
    removingSeconds: placed?.removingSeconds,
    uploaded: sum(({ uploaded }) => uploaded),
    bytes: sum(({ bytes }) => bytes),
    filesPlaced: placed && filesIn(placed.placed),
    filesRemoved: placed && filesIn(placed.removed),
    changed: placed && changedAddresses(placed.changed),
    gone: 'gone' in summary ? summary.gone : [],
    statement: 'statement' in summary ? summary.statement : undefined,
    invalidation: placed?.invalidation,
    verified: 'verified' in summary ? summary.verified : undefined,
  }
}

/** Says what to do after CloudFront refused an invalidation; `command` is what completes it. */
export function formatRefusal({ distribution, paths, failure = '' }: Invalidation, command: string): string {
  return (
    `CloudFront did not take the invalidation of ${count(paths.length, 'path')} of ${distribution}: ${failure}. The build ` +
    'is out; visitors may be shown older copies of its files. Check CLOUDFRONT_DISTRIBUTION_ID and that the credentials ' +
    `may create invalidations, then run this, which asks for them again:\n  ${command}\n` +
    `Or invalidate them by other means: ${named(paths)}`
  )
}

/** Describes what was removed, or in a dry run what would be removed. */
export function formatPrune({ builds, files, kept, isDryRun }: PruneSummary, seconds: number): string {
  const gone = builds.length > 0 ? `builds ${builds.join(', ')} with ${files} files` : `no build, ${files} unused files`
  const head = isDryRun ? `Would remove ${gone} (nothing was changed)` : `Removed ${gone} in ${seconds.toFixed(1)} s`
  return `${head}\n  kept    ${kept.join(', ')}`
}

function formatStatement(state: StatementState): string[] {
  if (state === 'none') return []
  return [
    state === 'kept'
      ? '  statement kept beside it, not served'
      : '  statement left out: it is about other bytes; write it again before publishing: npm run tool -- sbom',
  ]
}

function formatWhy(why: string): string[] {
  return why ? [`  everything is compared: ${why}`] : []
}

function formatUpload({ uploaded, bytes, unchanged }: UploadCount): string {
  return `${uploaded} uploaded (${Math.ceil(bytes / KIB)} KB), ${unchanged} there already`
}

function formatPlaced({ placed, removed }: PlaceCount): string[] {
  return [
    `  site    ${placed.length} put in place, ${removed.length} removed`,
    `  files   ${filesIn(placed)} changed or new, ${filesIn(removed)} removed`,
  ]
}

function formatPlacing({ placingSeconds, removingSeconds }: InstalledFiles): string {
  return `${placingSeconds.toFixed(1)} putting in place, ${removingSeconds.toFixed(1)} removing`
}

function formatInvalidation(placed: InstalledFiles | undefined): string[] {
  const { distribution = '', paths = [], failure } = placed?.invalidation ?? {}
  return paths.length > 0 && !failure
    ? [`  CloudFront was asked to invalidate ${count(paths.length, 'path')} of ${distribution}`]
    : []
}

function filesIn(keys: readonly string[]): number {
  return new Set(keys.map(fileOf)).size
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : what.endsWith('s') ? 'es' : 's'}`
}

function formatRepaired(keys: readonly string[]): string {
  return `${keys.length} files that were not what had been published: ${named(keys)}`
}

function named(keys: readonly string[]): string {
  const others = keys.length > MAX_NAMED ? ` and ${keys.length - MAX_NAMED} more` : ''
  return `${keys.slice(0, MAX_NAMED).join(', ')}${others}`
}
