import { CONTENT_FOLDER } from '../../src/base/vendor-folder.ts'

type Check = {
  /** Programs of node_modules, or of Node, with their arguments: run one after the other, until one fails. */
  lines: readonly string[]
  /** How to fix what it finds. */
  howToFix: string
}

/** Checks that do not run the site. */
export const CHECKS = {
  types: {
    lines: ['tsc -p .', 'tsc -p .config/tsconfig.browser.json', 'tsc -p .config/tsconfig.node.json'],
    howToFix: 'fix the type errors listed above',
  },
  lint: {
    lines: ['oxlint -c .config/oxlint.json --type-aware pages renderer src scripts tests vite.config.ts'],
    howToFix: 'fix the lines listed above; the rules are in .config/oxlint.json',
  },
  imports: {
    lines: [
      'depcruise --config .config/dependency-directions.cjs pages renderer src scripts',
      'depcruise --config .config/dependency-cruiser.cjs pages renderer src scripts tests vite.config.ts',
    ],
    howToFix:
      'fix the imports listed above; the rules are in .config/dependency-directions.cjs and .config/dependency-cruiser.cjs',
  },
  format: { lines: ['biome format .'], howToFix: 'run: npm run format' },
  unused: { lines: ['knip --config .config/knip.json'], howToFix: 'remove or use what is listed above' },
  words: {
    lines: ['node scripts/run.mjs scripts/words.ts'],
    howToFix: 'rewrite the sentences listed above; the rules are in .config/words.json',
  },
  licences: {
    lines: ['node scripts/run.mjs scripts/licences.ts'],
    howToFix: 'replace the packages listed above, or allow them in .config/licences.json with a reason',
  },
  content: {
    lines: ['node scripts/run.mjs scripts/check-content.ts'],
    howToFix: `fix the fields listed above, in ${CONTENT_FOLDER}`,
  },
} as const satisfies Record<string, Check>

export type CheckName = keyof typeof CHECKS
// The keys of the object above.
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[]

export function isCheckName(name: string): name is CheckName {
  return Object.hasOwn(CHECKS, name)
}
