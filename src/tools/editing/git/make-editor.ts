import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { EditorPart } from '../../../build/build-site.ts'
import { hashModules } from '../../../build/input-hash.ts'
import { inSite } from '../../../base/base-path.ts'
import { EDITOR } from '../../../base/response-rules.ts'
import { LOCALES } from '../../../base/i18n/locale.ts'
import { pathIn } from '../../../base/i18n/localised-path.ts'
import { listAppFiles, readAppFile } from '../app-files.ts'
import { listLinkTargets } from '../link-targets.ts'
import { readVocabulary } from '../read-vocabulary.ts'
import { accessOf } from './backend.ts'
import { bundleScript, ENTRY } from './bundle-script.ts'
import { makeGitConfig } from './git-config.ts'
import { APP, contentPath, type GitContent } from './git-addresses.ts'
import { writeGitDocument } from './git-document.ts'
import type { GitSettings } from './read-settings.ts'

const STYLES = 'src/tools/editing/browser/editor.css'
/** The editor's own words; English it has. */
const LANGUAGE = 'zh-TW'

/** Makes the editor of a published site, which reads and writes as `settings` say. */
export async function makeEditorPart(root: string, contentDir: string, settings: GitSettings): Promise<EditorPart> {
  const hash = createHash('sha256')
    .update(JSON.stringify(settings))
    .update(await hashModules(root, ENTRY, [STYLES]))
  return {
    hash: hash.digest('hex'),
    access: accessOf(settings),
    write: async (siteDir) => {
      for (const [path, content] of await listFiles(root, contentDir, settings)) {
        const to = join(siteDir, path)
        await mkdir(dirname(to), { recursive: true })
        await writeFile(to, content)
      }
    },
  }
}

/** Lists the files of the editor with their content, by address. */
async function listFiles(
  root: string,
  contentDir: string,
  settings: GitSettings,
): Promise<[string, string | Buffer][]> {
  const vocabulary = readVocabulary(contentDir)
  const attributes = vocabulary.attributes.map(({ id, kind }) => ({ id, kind }))
  const inLanguages = LOCALES.flatMap((locale): [string, string][] => {
    const content: GitContent = {
      config: makeGitConfig(locale, vocabulary, settings),
      attributes,
      targets: listLinkTargets(contentDir, locale),
    }
    return [
      [join(pathIn(locale, EDITOR), 'index.html'), writeGitDocument(locale)],
      [contentPath(locale), JSON.stringify(content)],
    ]
  })
  const app = listAppFiles(LANGUAGE).map((path): [string, string | Buffer] => {
    const file = readAppFile(path, inSite(APP))
    if (!file) throw new Error(`The installed editor has no ${path}`)
    return [`${APP}/${path}`, file.content]
  })
  return [
    ...inLanguages,
    ...app,
    [`${APP}/editor.css`, await readFile(join(root, STYLES))],
    [`${APP}/open-editor.js`, await bundleScript(root)],
  ]
}
