import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLACEHOLDER } from '../../content/editorial/placeholder.ts'
import { UsageError } from '../../base/command-line/parse-arguments.ts'
import { NO_PAGES } from '../../base/addresses.ts'
import { PUBLIC_FOLDER } from '../../base/vendor-folder.ts'
import { BASE_LOCALES, LOCALE_FACTS, LOCALES } from '../../base/i18n/locale.ts'
import { insertInOrder } from './insert-in-order.ts'
import type { Scaffold } from './scaffold.ts'
import { screenFiles, screenWords } from './screen-files.ts'

/** Words of JavaScript that are no names: a screen's name is that of an import too. */
const NO_NAMES = ['class', 'default', 'export', 'import', 'new', 'package', 'private', 'public', 'static', 'switch']
const MAX_LENGTH = 40

const WORD_TYPES = 'src/base/i18n/i18next.d.ts'
const WORD_IMPORT = /^import type \w+ from '\.\.\/\.\.\/\.\.\/locales\/zh\/([\w-]+)\.json'$/gm
const WORD_TYPE = /^ {6}'?([\w-]+)'?: typeof \w+$/gm
const TEMPLATES = 'tests/e2e/template-list.ts'
const NOT_FOUND_TEMPLATE = "  { name: 'not found'"

/** Makes a screen at `/<name>`: its folder below pages/, its words in both languages with their types, and its place in the browser tests. */
export function scaffoldScreen(root: string, name: string): Scaffold {
  checkScreenName(root, name)
  const inFolder = screenFiles(name).map(([file, text]) => [join(root, 'pages', name, file), text] as const)
  const words = BASE_LOCALES.map((locale) => {
    const text = `${JSON.stringify(screenWords(PLACEHOLDER[locale]), null, 2)}\n`
    return [join(root, 'locales', locale, `${name}.json`), text] as const
  })
  return {
    created: new Map([...inFolder, ...words]),
    changed: new Map([
      change(root, WORD_TYPES, (text) => addWordType(text, name)),
      change(root, TEMPLATES, (text) => addTemplate(text, name)),
    ]),
    remaining: [
      `The page is at /${name} and /en/${name}, and in the sitemaps. What remains:`,
      `- Words: replace ${PLACEHOLDER.zh} in locales/zh/${name}.json and ${PLACEHOLDER.en} in locales/en/${name}.json.`,
      `- Content: it lists the series as an example; pages/${name}/${name}.page.server.ts loads them.`,
      `- Links: none leads to it yet. The main navigation is src/web/shell/main-links.ts, the footer src/web/shell/footer-content.tsx, both with words in locales/zh/common.json and locales/en/common.json; what the search finds is src/web/features/search/documents.ts.`,
      `- Not for search engines: isPrivate in its head, and its path in PRIVATE_PATHS of src/build/sitemap.ts.`,
      `- Tests: what holds for all pages is tested on it (tests/e2e/template-list.ts); what it alone does wants a tests/e2e/${name}.spec.ts. Then npm run check, npm run test:only -- --project unit screens.`,
    ],
  }
}

function checkScreenName(root: string, name: string): void {
  if (!/^[a-z]/.test(name) || name.length > MAX_LENGTH)
    throw new UsageError(`The name '${name}' is not a letter and up to ${MAX_LENGTH - 1} more characters`)
  const isTaken = NO_PAGES.includes(name) || LOCALES.some((locale) => LOCALE_FACTS[locale].prefix === `/${name}`)
  if (isTaken || ['public', PUBLIC_FOLDER].some((folder) => existsSync(join(root, folder, name))))
    throw new UsageError(`The address /${name} is taken: it is not one of a page`)
  if (NO_NAMES.includes(name)) throw new UsageError(`The name '${name}' is a word of JavaScript`)
}

function change(root: string, file: string, edit: (text: string) => string): [path: string, text: string] {
  const path = join(root, file)
  const before = readFileSync(path, 'utf8')
  const after = edit(before)
  return [path, after]
}

function addWordType(text: string, name: string): string {
  const identifier = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const key = name === identifier ? name : `'${name}'`
  const withImport = insertInOrder(
    text,
    WORD_IMPORT,
    name,
    `import type ${identifier} from '../../../locales/zh/${name}.json'`,
  )
  return insertInOrder(withImport, WORD_TYPE, name, `      ${key}: typeof ${identifier}`)
}

function addTemplate(text: string, name: string): string {
  if (!text.includes(NOT_FOUND_TEMPLATE)) throw new Error(`${TEMPLATES} has no template "not found" to stand before`)
  return text.replace(
    NOT_FOUND_TEMPLATE,
    `  { name: '${name.replaceAll('-', ' ')}', path: '/${name}' },\n${NOT_FOUND_TEMPLATE}`,
  )
}
