import { statSync } from 'node:fs'
import { join } from 'node:path'
import { checkPhotoFiles, findSmallPhotos } from '../../build/check-photos.ts'
import { checkExpiry } from '../../build/security-txt.ts'
import { checkProse, findUnplaced } from '../../content/check-prose.ts'
import { findEarly } from '../../content/due/find-early.ts'
import { visibleSnapshot } from '../../content/due/visible-snapshot.ts'
import { checkEditorial } from '../../content/editorial/check-editorial.ts'
import type { EditorialReport } from '../../content/editorial/check-texts.ts'
import { checkCoverage } from '../../content/editorial/coverage.ts'
import { checkFaqDocuments } from '../../content/editorial/faq-documents.ts'
import { checkFirmware } from '../../content/editorial/firmware.ts'
import { checkInstallation } from '../../content/editorial/installation.ts'
import { checkOrdering } from '../../content/editorial/ordering.ts'
import { findFutureResults } from '../../content/editorial/result-dates.ts'
import { findUnsoldNouns } from '../../content/editorial/sold-nouns.ts'
import { checkWholeOrders } from '../../content/editorial/whole-orders.ts'
import { ContentError, type Fault, formatFault } from '../../content/faults.ts'
import { loadContent, visibilityOf, type SnapshotOptions } from '../../content/load-snapshot.ts'
import type { Locate, Snapshot } from '../../content/snapshot.ts'
import { readScreenPaths } from '../../content/screen-paths.ts'
import { locateAtApi } from '../../content/sources/api.ts'
import { locateFile } from '../../content/sources/files.ts'

export type CheckedContent = {
  /** The content to publish; undefined if the content could not be read. */
  snapshot: Snapshot | undefined
  faults: readonly Fault[]
  warnings: readonly Fault[]
}

/**
 * Checks the content as it would be published now, for the editor and for `npm run check:content`: drafts are left out,
 * whatever the options say, and their faults are warnings. Photographs are read whole, or only their headers.
 */
export async function checkContent(options: SnapshotOptions, photos: 'header' | 'whole'): Promise<CheckedContent> {
  const published = { ...options, drafts: false }
  try {
    const content = await loadContent(published)
    const locate = options.api ? locateAtApi(options.api.url) : locateFile(options.contentDir)
    const visibility = visibilityOf(published)
    const snapshot = visibleSnapshot(content, visibility)
    const shown = checkShownContent(snapshot, locate)
    const screens = readScreenPaths(options.pagesDir)
    const prose = checkProse(content.all, {
      locate,
      isPublicFile: (path) => statSync(join(options.publicDir, path), { throwIfNoEntry: false })?.isFile() === true,
      isScreen: (path) => screens.has(path),
      drafts: content.drafts,
    })
    // Scheduled texts are checked now: nobody looks on the day.
    const texts = checkEditorial(content.all, locate)
    const unusable = await checkPhotoFiles(content.all, options.contentDir, photos)
    const small = unusable.length > 0 ? [] : await findSmallPhotos(content.all, options.contentDir)
    const early = [
      ...findEarly(content.all, visibility.day, locate),
      ...findFutureResults(content.all, visibility.day, locate),
    ]
    const drafts = content.drafts.length > 0 ? await checkDrafts(options, locate, texts) : []
    return {
      snapshot,
      faults: [...unusable, ...prose, ...shown.faults, ...texts.faults],
      warnings: [
        ...texts.warnings,
        ...shown.warnings,
        ...small,
        ...findUnplaced(content.all, locate),
        ...early,
        ...drafts,
      ],
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { snapshot: undefined, faults: error.faults, warnings: [] }
  }
}

/** Checks what is shown of the content across records: amounts, orders, wiring, firmware and documents. */
export function checkShownContent(snapshot: Snapshot, locate: Locate): EditorialReport {
  const { faults, warnings } = checkCoverage(snapshot, locate)
  return {
    faults: [
      ...checkExpiry(snapshot),
      ...checkOrdering(snapshot, locate),
      ...checkWholeOrders(snapshot, locate),
      ...checkInstallation(snapshot, locate),
      ...checkFirmware(snapshot, locate),
      ...checkFaqDocuments(snapshot, locate),
      ...findUnsoldNouns(snapshot, locate),
      ...faults,
    ],
    warnings,
  }
}

/** Finds what drafts still need: it stops nothing while they are drafts. */
async function checkDrafts(options: SnapshotOptions, locate: Locate, known: EditorialReport): Promise<Fault[]> {
  const before = new Set([...known.faults, ...known.warnings].map(formatFault))
  try {
    const { faults, warnings } = checkEditorial((await loadContent({ ...options, drafts: true })).all, locate)
    return [...faults, ...warnings].filter((fault) => !before.has(formatFault(fault)))
  } catch (error) {
    if (error instanceof ContentError) return [...error.faults]
    throw error
  }
}
