import { SETTINGS } from '../../base/settings.ts'

const FOLDERS = [...new Set(SETTINGS.map(({ folder }) => folder))]

/**
 * Returns `.env.example`: every variable with what it is, all of them commented out, so that a copy changes nothing. It
 * is read alike by systemd's `EnvironmentFile`, by compose and by `node --env-file`: one line each, without quotes.
 */
export function environmentExample(): string {
  const lines = FOLDERS.flatMap((folder) => [
    '',
    `# src/${folder}/README.md`,
    ...SETTINGS.filter((setting) => setting.folder === folder).flatMap((setting) => [
      `# ${setting.what}${'default' in setting ? ` (default: ${setting.default})` : ''}`,
      `#${setting.name}=${'default' in setting ? setting.default : 'example' in setting ? setting.example : ''}`,
    ]),
  ])
  return ['# Written from src/base/settings.ts. Copy it, and take the # away from what you set.', ...lines, ''].join(
    '\n',
  )
}
