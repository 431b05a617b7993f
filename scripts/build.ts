/*
 * Run by the publishing pipeline: `npm run build`. On an error it exits with code 1, and the old site stays in place.
 * `--pages-first`, for `npm start`: pages are put in place before data sheets and social images are drawn.
 */
import { resolve } from 'node:path'
import { buildSite } from '../src/build/build-site.ts'
import { createProgress } from '../src/build/progress.ts'
import { formatSummary } from '../src/build/summary.ts'
import { readArguments } from '../src/command-line/read-arguments.ts'
import { ContentError } from '../src/catalogue/faults.ts'
import { snapshotOptions } from '../src/catalogue/load-snapshot.ts'
import { countOf } from '../src/catalogue/report-faults.ts'

const { values } = readArguments({
  usage: 'npm run build -- [--pages-first]',
  options: { 'pages-first': { type: 'boolean', default: false } },
})
const root = process.cwd()
const started = performance.now()
const seconds = () => (performance.now() - started) / 1000
const progress = createProgress(process.stdout)
let arePagesInPlace = false
// `npm start` has ended, and with it the reason to build.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

try {
  const summary = await buildSite({
    root,
    content: snapshotOptions(root, process.env, progress.show),
    siteDir: resolve(root, process.env.SITE_DIR ?? 'dist/client'),
    buildsDir: resolve(root, process.env.BUILDS_DIR ?? 'builds'),
    cacheDir: resolve(root, process.env.BUNDLE_CACHE_DIR ?? 'node_modules/.cache/bundle'),
    documents: process.env.DOCUMENTS !== 'off',
    onProgress: progress.show,
    onPages: values['pages-first'] ? announcePages : undefined,
  })
  progress.end()
  console.log(formatSummary(summary, seconds()))
} catch (error) {
  progress.end()
  if (error instanceof ContentError) {
    console.error(error.message)
    console.error(
      `The content cannot be published: ${countOf(error.faults.length, 'fault')}. The site was not changed.`,
    )
  } else {
    console.error(error)
    console.error(
      arePagesInPlace
        ? 'The pages are in place, but not all data sheets and social images. Build again.'
        : 'The build failed. The site was not changed.',
    )
  }
  process.exit(1)
}

function announcePages(): void {
  arePagesInPlace = true
  progress.end()
  console.log(`Pages are in place after ${seconds().toFixed(1)} s; data sheets and social images follow`)
  process.send?.('pages')
}
