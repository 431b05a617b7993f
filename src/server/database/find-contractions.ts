import type { Migration } from './migration.ts'

/** The statements that an older program may fail at, by the change. The first group is the table. */
const CONTRACTIONS: readonly (readonly [change: RegExp, what: string])[] = [
  [/^drop table (?:if exists )?(\w+)/, 'drops a table'],
  [/^drop (?:view|schema|type|sequence) /, 'drops what queries may name'],
  [/^truncate (?:table )?(\w+)/, 'removes all rows'],
  [/^alter table (\w+) .*\brename\b/, 'renames'],
  [/^alter table (\w+) .*\bdrop\b(?! not null\b)/, 'drops a column, a condition or a default'],
  [/^alter table (\w+) .*\balter (?:column )?\w+ (?:set data )?type\b/, 'changes a type'],
  [/^alter table (\w+) .*\bset not null\b/, 'forbids null'],
  [/^alter table (\w+) .*\badd (?:column )?(?!.*\bdefault\b).*\bnot null\b/, 'adds a column that must be filled in'],
  [/^alter table (\w+) .*\badd .*\b(?:check|unique|primary key|foreign key|exclude)\b/, 'adds a condition'],
  [/^create unique index .* on (\w+)/, 'adds a condition'],
  [/^create .*\btrigger\b .* on (\w+)/, 'adds a trigger'],
  [
    /\breferences (\w+)\b(?! ?\([^)]*\) on delete (?:cascade|set)\b| on delete (?:cascade|set)\b)/,
    'keeps rows from being deleted',
  ],
]

/**
 * Lists the contractions of a migration, for programs that only know the migrations before it: objects that it drops,
 * renames or narrows, except in tables of its own.
 * @example findContractions({ statements: ['drop table limits'] }) // ['drops a table: drop table limits']
 */
export function findContractions({ statements }: Pick<Migration, 'statements'>): string[] {
  const own = new Set<string>()
  return statements.flatMap((written) => {
    const statement = written.replace(/--.*$/gm, ' ').replace(/["`]/g, '').replace(/\s+/g, ' ').trim().toLowerCase()
    const made = /^create table (?:if not exists )?(\w+)/.exec(statement)?.[1]
    if (made) own.add(made)
    const found = CONTRACTIONS.find(([change]) => {
      const match = change.exec(statement)
      return match && !own.has(match[1] ?? '')
    })
    return found ? [`${found[1]}: ${statement}`] : []
  })
}
