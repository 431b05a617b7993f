import { type Locale, LOCALE_FACTS } from '../../../base/i18n/locale.ts'
import type { RecordFormat } from '../git/record-format.ts'

/** The properties that the editor's script adds to the window and reads from it. */
type EditorWindow = {
  CMS_MANUAL_INIT?: boolean
  CMS?: {
    init: (options: { config: unknown }) => void
    registerCustomFormat: (name: string, extension: string, format: RecordFormat) => void
  }
}

/** Loads the editor's script, which adds its interface to the window. Rejects when it cannot be loaded. */
export async function loadSveltia(src: string): Promise<NonNullable<EditorWindow['CMS']>> {
  const editor = window as EditorWindow
  editor.CMS_MANUAL_INIT = true
  await loadScript(src)
  if (!editor.CMS) throw new Error(`${src} is no editor`)
  return editor.CMS
}

function loadScript(src: string): Promise<unknown> {
  const script = document.createElement('script')
  script.src = src
  return new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  })
}

/** The preferences that the editor stores: its language is that of the page, and a saved record stays open. */
export function rememberLanguage(locale: Locale): void {
  const remembered = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as object
  localStorage.setItem(
    'sveltia-cms.prefs',
    JSON.stringify({ closeOnSave: false, ...remembered, locale: LOCALE_FACTS[locale].htmlLang }),
  )
}

/** The person who works on the folder of this machine: there is nobody to sign in. */
export function rememberNobody(): void {
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }))
}
