import type { Attribute } from '../../../content/schema/attribute.ts'
import { EDITOR } from '../../../base/response-rules.ts'
import type { Locale } from '../../../base/i18n/locale.ts'
import type { CmsConfig } from '../cms-config.ts'
import type { ToolWords } from '../edit-path.ts'
import type { EditorWords } from '../field-words.ts'
import type { LinkTarget } from '../link-targets.ts'

/** Folder of the editor's files. */
export const APP = `${EDITOR}/app`

/** The data that the page starts with; the rest it loads (`GitContent`). */
export type GitStart = {
  locale: Locale
  words: Pick<EditorWords['git'], 'renamed' | 'noRecord' | 'failed'>
  tools: ToolWords
}

/** The data that the page loads before it begins. */
export type GitContent = {
  config: CmsConfig
  attributes: readonly Pick<Attribute, 'id' | 'kind'>[]
  /** The pages that texts can link to, as they were when this was built. */
  targets: LinkTarget[]
}

/** The path of the configuration in a language. */
export function contentPath(locale: Locale): string {
  return `${APP}/${locale}.json`
}
