import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PERMISSIONS, permissionsOf, ROLES } from '../../../src/server/access.ts'

test('the table of permissions in the README is that of the code', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../src/server/README.md'), 'utf8')
  const table = /\| permission \|[^]*?\n\n/.exec(readme)?.[0] ?? ''
  const [header = [], , ...rows] = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  expect(header.slice(1)).toEqual(ROLES.map((role) => `\`${role}\``))
  expect(
    rows.map(([permission, ...cells]) => [permission, ROLES.filter((_, index) => cells[index] === 'yes')]),
  ).toEqual(Object.entries(PERMISSIONS).map(([permission, roles]) => [permission, [...roles]]))
  for (const role of ROLES)
    expect(permissionsOf(role)).toEqual(
      rows.filter((cells) => cells[1 + ROLES.indexOf(role)] === 'yes').map(([permission]) => permission),
    )
})
