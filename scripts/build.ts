/*
 * Run by the publishing pipeline and by `npm start`: `npm run build`. On an error it exits with code 1, and the old
 * site stays in place.
 */
import { resolve } from 'node:path'
import { buildSite } from '../src/build/build-site.ts'
import { createProgress } from '../src/build/progress.ts'
import { formatSummary } from '../src/build/summary.ts'
import { readArguments } from '../src/command-line/read-arguments.ts'
import { ContentError } from '../src/catalogue/faults.ts'
import { snapshotOptions } from '../src/catalogue/load-snapshot.ts'

readArguments({ usage: 'npm run build' })
const root = process.cwd()
const started = performance.now()
const progress = createProgress(process.stdout)

try {
  const summary = await buildSite({
    root,
    content: snapshotOptions(root, process.env, progress.show),
    siteDir: resolve(root, process.env.SITE_DIR ?? 'dist/client'),
    buildsDir: resolve(root, process.env.BUILDS_DIR ?? 'builds'),
    cacheDir: resolve(root, process.env.BUNDLE_CACHE_DIR ?? 'node_modules/.cache/bundle'),
    documents: process.env.DOCUMENTS !== 'off',
    onProgress: progress.show,
  })
  progress.end()
  console.log(formatSummary(summary, (performance.now() - started) / 1000))
} catch (error) {
  progress.end()
  if (error instanceof ContentError) {
    console.error(error.message)
    console.error(`The content cannot be published: ${error.faults.length} faults. The site was not changed.`)
  } else {
    console.error(error)
    console.error('The build failed. The site was not changed.')
  }
  process.exit(1)
}
