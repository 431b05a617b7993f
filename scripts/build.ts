/*
 * Run by the publishing pipeline: `npm run build`. On an error it exits with code 1, and the old site stays in place.
 * `--pages-first`, for `npm start`: publishes the pages before data sheets and social images are drawn. `--drafts`
 * makes a preview: it shows drafts and scheduled records.
 */
import { buildSite } from '../src/build/build-site.ts'
import { createProgress } from '../src/build/progress.ts'
import { formatSummary } from '../src/build/summary.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { ContentError } from '../src/content/faults.ts'
import { snapshotOptions } from '../src/content/load-snapshot.ts'
import { countOf } from '../src/content/report-faults.ts'
import { readCacheDir, readSiteFolders } from '../src/base/environment.ts'
import { makeEditorPart } from '../src/tools/editing/git/make-editor.ts'
import { readGitSettings } from '../src/tools/editing/git/read-settings.ts'

const { values } = readArguments({
  usage: 'npm run build -- [--drafts] [--pages-first]',
  options: {
    'pages-first': { type: 'boolean', default: false },
    drafts: { type: 'boolean', default: false },
  },
})
const root = process.cwd()
const started = performance.now()
const seconds = () => (performance.now() - started) / 1000
const progress = createProgress(process.stdout)
let arePagesInPlace = false
// `npm start` has ended, and with it the reason to build.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

const cacheDir = readSetting(() => readCacheDir(root))
const settings = readSetting(readGitSettings)
const content = readSetting(() => snapshotOptions(root, process.env, progress.show, values.drafts))

try {
  const summary = await buildSite({
    root,
    content,
    ...readSiteFolders(root),
    cacheDir,
    documents: process.env.DOCUMENTS !== 'off',
    onProgress: progress.show,
    onNote: (message) => {
      progress.end()
      console.log(message)
    },
    onPages: values['pages-first'] ? announcePages : undefined,
    editor: settings && (await makeEditorPart(root, content.contentDir, settings)),
  })
  progress.end()
  console.log(formatSummary(summary, seconds()))
  if (values.drafts)
    console.log('  It shows drafts: publish it to a target of its own, npm run publish -- <target> --preview')
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

/** Reads a setting; ends with a sentence if it is invalid. */
function readSetting<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    process.exit(reportFailure(error))
  }
}

function announcePages(): void {
  arePagesInPlace = true
  progress.end()
  console.log(`Pages are in place after ${seconds().toFixed(1)} s; data sheets and social images follow`)
  process.send?.('pages')
}
