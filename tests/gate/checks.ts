import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'
/** Checks that do not run the site, each a script of package.json, and how to fix what they find. */
export const CHECKS = {
  types: 'fix the type errors listed above',
  lint: 'fix the lines listed above; the rules are in .config/oxlint.json',
  'lint:imports': 'fix the imports listed above; the rules are in .config/dependency-cruiser.cjs',
  'format:check': 'run: npm run format',
  unused: 'remove or use what is listed above',
  licences: 'replace the packages listed above, or allow them in .config/licences.json with a reason',
  'check:content': `fix the fields listed above, in ${CONTENT_FOLDER}`,
} as const

export type CheckName = keyof typeof CHECKS
// The keys of the object above.
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[]
