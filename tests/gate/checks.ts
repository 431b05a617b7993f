/** Checks that do not run the site, each a script of package.json, and how to fix what they find. */
export const CHECKS = {
  types: 'mend the types at the lines named above',
  lint: 'mend the lines named above; the rules are in .config/oxlint.json',
  'lint:imports': 'who may import whom is in .config/dependency-cruiser.cjs',
  'format:check': 'run: npm run format',
  unused: 'remove what is named above, or use it',
  'check:content': 'mend the fields named above, in src/catalogue/data',
} as const

export type CheckName = keyof typeof CHECKS
// The keys of the object above.
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[]
