/* Run by operators after they have taken a newer version of the software, `npm run upgrade`: says what it will change in the vendor's folder, then changes it. */
import { join } from 'node:path'
import project from '../package.json' with { type: 'json' }
import { formatJson, JSON_FLAG } from '../src/base/command-line/json-output.ts'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { VENDOR_FOLDER } from '../src/base/vendor-folder.ts'
import { writeFileAtomically } from '../src/base/write-file-atomically.ts'
import { planUpgrade, type UpgradePlan } from '../src/tools/upgrade/plan-upgrade.ts'

const { values } = readArguments({
  usage: `npm run upgrade [-- --dry-run] [--json]

Brings the vendor's folder to the version of this software. Commit the folder first: git diff shows each change.

  --dry-run  only say what would be changed`,
  options: { 'dry-run': { type: 'boolean', default: false }, ...JSON_FLAG },
})

try {
  const { texts, ...plan } = planUpgrade(VENDOR_FOLDER, project.version)
  const files = [...texts.keys()]
  if (!values.json) console.log(say(plan))
  // The version comes last: an upgrade that was stopped is made again.
  if (!values['dry-run']) for (const [file, text] of texts) await writeFileAtomically(join(VENDOR_FOLDER, file), text)
  if (values.json) console.log(formatJson({ folder: VENDOR_FOLDER, ...plan, files }))
  else if (values['dry-run']) console.log('Nothing was changed')
  else if (files.length > 0) console.log(`Written: ${files.join(', ')}. npm run check:content checks the folder.`)
} catch (error) {
  process.exitCode = reportFailure(error)
}

function say({ from, to, changes }: Omit<UpgradePlan, 'texts'>): string {
  if (from === to) return `${VENDOR_FOLDER} is for ${to} already`
  const lines = changes.map((change) => `- ${change.says}: ${change.files.join(', ')}`)
  return [`${VENDOR_FOLDER}: from ${from} to ${to}`, ...lines].join('\n')
}
