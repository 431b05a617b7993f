/* Run by operators after they have taken a newer version of the software, `npm run upgrade`: says what it will change in the vendor's folder, then changes it. */
import { join } from 'node:path'
import project from '../package.json' with { type: 'json' }
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { reportFailure } from '../src/base/command-line/report-failure.ts'
import { VENDOR_FOLDER } from '../src/base/vendor-folder.ts'
import { writeWhole } from '../src/base/write-whole.ts'
import { planUpgrade } from '../src/tools/upgrade/plan-upgrade.ts'

const { values } = readArguments({
  usage: `npm run upgrade [-- --dry-run]

Brings the vendor's folder to the version of this software. Commit the folder first: git diff shows each change.

  --dry-run  only say what would be changed`,
  options: { 'dry-run': { type: 'boolean' } },
})

try {
  const { from, to, changes, texts } = planUpgrade(VENDOR_FOLDER, project.version)
  if (texts.size === 0) console.log(`${VENDOR_FOLDER} is for ${to} already`)
  else {
    console.log(`${VENDOR_FOLDER}: from ${from} to ${to}`)
    for (const { says, files } of changes) console.log(`- ${says}: ${files.join(', ')}`)
    if (values['dry-run']) console.log('Nothing was changed')
    else {
      // The version comes last: an upgrade that was stopped is made again.
      for (const [file, text] of texts) await writeWhole(join(VENDOR_FOLDER, file), text)
      console.log(`${texts.size} files were written; npm run check:content checks them`)
    }
  }
} catch (error) {
  process.exitCode = reportFailure(error)
}
