import { addExport } from './add-export.ts'
import attributeGroups from './attribute-groups.json' with { type: 'json' }
import { renameKey } from './rename-key.ts'

/** A change of the files of a vendor's folder. It leaves a text alone that has it already. */
type Change = {
  /** The change in a sentence. */
  says: string
  /** The files, by their path in the folder. */
  files: RegExp
  /** Returns the new text of a file; throws an error that says what is wrong with the old one. */
  change: (text: string) => string
}

export type Upgrade = {
  version: string
  /** Files that the folder gets unless it has them, with their texts, by their path in the folder. */
  added?: Readonly<Record<string, string>>
  changes: readonly Change[]
}

/**
 * The changes that a vendor's folder needs at each version of the software, the oldest first. A change of a schema, or of what the
 * software imports of `#vendor/`, adds its line here; `tests/vendors/at-<version>` are the folders that it is tried on.
 */
export const UPGRADES: readonly Upgrade[] = [
  {
    version: '0.2.0',
    added: {
      // Groups of words that the search takes for one another, and Chinese terms within which no title breaks.
      'search-synonyms.json': '[]\n',
      'title-terms.json': '[]\n',
      // The ETIM classes of categories and products.
      'etim.json': '{ "release": "", "classes": {} }\n',
      // The groups of the attribute table, which were the software's.
      // Kinds of needs that the vendor adds.
      'content/ordering-kinds.json': '[]\n',
      'content/attribute-groups.json': `${JSON.stringify(attributeGroups, null, 2)}\n`,
    },
    changes: [
      {
        says: 'The fixed faults of a firmware release are “fixed”, no longer “mended”',
        files: /^(?:content|words\/[\w-]+)\/firmware\.json$/,
        change: (text) => renameKey(text, 'mended', 'fixed'),
      },
      {
        says: 'site.ts says whether pages have doors: LOOK',
        files: /^site\.ts$/,
        change: (text) => addExport(text, 'LOOK', "'doors' as 'doors' | 'plain'"),
      },
      {
        says: 'site.ts says in which folder of its origin the site begins: BASE_PATH',
        files: /^site\.ts$/,
        change: (text) => addExport(text, 'BASE_PATH', "'/'"),
      },
    ],
  },
]
