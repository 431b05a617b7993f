import { checkPhotoFiles } from '../build/check-photos.ts'
import { checkExpiry } from '../build/security-txt.ts'
import { checkEditorial } from '../catalogue/editorial/check-editorial.ts'
import { checkCoverage } from '../catalogue/editorial/coverage.ts'
import { findEarly } from '../catalogue/due/find-early.ts'
import { showDue } from '../catalogue/due/show-due.ts'
import { ContentError, type Fault } from '../catalogue/faults.ts'
import { loadContent, showingOf, type SnapshotOptions } from '../catalogue/load-snapshot.ts'
import { locateFile } from '../catalogue/sources/files.ts'

/** Checks the content files as they are now, as `npm run check:content` does; photographs by their headers. */
export async function checkContent(
  options: SnapshotOptions,
): Promise<{ faults: readonly Fault[]; warnings: readonly Fault[] }> {
  try {
    const content = await loadContent(options)
    const showing = showingOf(options)
    const snapshot = showDue(content, showing)
    const locate = locateFile(options.contentDir)
    const reports = [checkEditorial(snapshot, locate), checkCoverage(snapshot, locate)]
    return {
      faults: [
        ...(await checkPhotoFiles(snapshot, options.contentDir, 'header')),
        ...checkExpiry(snapshot),
        ...reports.flatMap(({ faults }) => faults),
      ],
      warnings: [...reports.flatMap(({ warnings }) => warnings), ...findEarly(content.all, showing.day, locate)],
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { faults: error.faults, warnings: [] }
  }
}
