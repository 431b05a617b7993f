import { UsageError } from '../../base/command-line/parse-arguments.ts'
import { checkName } from './check-name.ts'
import type { Scaffold } from './scaffold.ts'
import { scaffoldFaq } from './scaffold-faq.ts'
import { scaffoldNews } from './scaffold-news.ts'
import { scaffoldProduct } from './scaffold-product.ts'
import { scaffoldScreen } from './scaffold-screen.ts'
import { scaffoldVendor } from './scaffold-vendor.ts'

export const SCAFFOLD_USAGE = `npm run new -- product <code> --specification <id>
npm run new -- news <slug> --category solution|product|brand
npm run new -- faq <slug> --category glossary|product|troubleshooting
npm run new -- screen <name>
npm run new -- vendor <folder> --name <name> [--name-zh <name>] [--colour <#rrggbb>]`

type ScaffoldOptions = {
  /** The project's folder. */
  root: string
  contentDir: string
  specification?: string | undefined
  category?: string | undefined
  name?: string | undefined
  'name-zh'?: string | undefined
  colour?: string | undefined
}

const FLAGS = ['specification', 'category', 'name', 'name-zh', 'colour'] as const

type Kind = {
  flags?: readonly (typeof FLAGS)[number][]
  make: (name: string, options: ScaffoldOptions) => Scaffold
}

const KINDS: Record<string, Kind> = {
  product: { flags: ['specification'], make: (code, options) => scaffoldProduct(options.contentDir, code, options) },
  news: { flags: ['category'], make: (slug, options) => scaffoldNews(options.contentDir, slug, options) },
  faq: { flags: ['category'], make: (slug, options) => scaffoldFaq(options.contentDir, slug, options) },
  screen: { make: (name, { root }) => scaffoldScreen(root, name) },
  vendor: {
    flags: ['name', 'name-zh', 'colour'],
    make: (folder, options) => scaffoldVendor(folder, { ...options, nameZh: options['name-zh'] }),
  },
}

/** Makes what is to be written for a new thing of a kind. Throws a UsageError for an unknown kind, a bad name, and a flag that the kind does not take. */
export function makeScaffold(kind: string, name: string, options: ScaffoldOptions): Scaffold {
  const found = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
  if (!found) throw new UsageError(`Unknown kind '${kind}'. There are: ${Object.keys(KINDS).join(', ')}`)
  for (const flag of FLAGS) {
    if (options[flag] !== undefined && !found.flags?.includes(flag))
      throw new UsageError(`A ${kind} takes no --${flag}`)
  }
  if (kind !== 'vendor') checkName(name)
  return found.make(name, options)
}
