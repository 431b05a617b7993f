/** Commands that have `--dry-run`, and those that have `--json`, as `npm run` names them. */
export const DRY_RUN_COMMANDS: readonly string[] = ['publish', 'rollback', 'prune', 'backup', 'restore', 'upgrade']
export const JSON_COMMANDS: readonly string[] = [
  ...DRY_RUN_COMMANDS,
  'check:content',
  'tool -- licences',
  'requests',
  'tool -- sbom',
  'user',
]
