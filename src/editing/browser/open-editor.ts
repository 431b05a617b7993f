import { EDIT_PATH, type EditorStart } from '../edit-path.ts'
import { showFindings } from './findings-panel.ts'
import { HttpFolder, HttpStore } from './http-folder.ts'

/** What the editor's script adds to the window, and what it asks of it. */
type EditorWindow = { CMS_MANUAL_INIT?: boolean; CMS?: { init: (options: { config: unknown }) => void } }

const { locale, token, words }: EditorStart = JSON.parse(document.getElementById('editor-start')?.textContent ?? '')

const panel = showFindings(words, locale)
const store = new HttpStore(token, renewWhenMoved, panel.refuse)

/** The editor knows a record by its old name only: it starts anew where the record is now. */
function renewWhenMoved(path: string, now: string): void {
  if (!now || now === path || !path.endsWith('.json')) return
  const key = (file: string) => file.slice(file.indexOf('/') + 1, -'.json'.length)
  const address = location.hash.replace(`/${key(path)}`, `/${key(now)}`)
  // After the editor has finished what it does when a record was saved.
  setTimeout(() => {
    history.replaceState(undefined, '', address)
    location.reload()
  }, RENEW_MS)
}
const RENEW_MS = 1500

function loadScript(src: string): Promise<unknown> {
  const script = document.createElement('script')
  script.src = src
  return new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    document.head.append(script)
  })
}

// What the editor remembers of a person: the language is that of the page, and there is nobody to sign in.
const remembered = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as object
localStorage.setItem(
  'sveltia-cms.prefs',
  // A saved record stays open, with what the check finds in it.
  JSON.stringify({ closeOnSave: false, ...remembered, locale: locale === 'zh' ? 'zh-TW' : 'en-US' }),
)
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }))
const editor = window as EditorWindow
editor.CMS_MANUAL_INIT = true

const [config] = await Promise.all([
  fetch(`${EDIT_PATH}/config/${locale}.json`).then((response) => response.json()),
  store.load(),
  loadScript(`${EDIT_PATH}/app/sveltia-cms.js`),
])
const folder = new HttpFolder(store)
// The editor's folder in the browser's own file system is the server's.
navigator.storage.getDirectory = async () =>
  ({ getDirectoryHandle: async () => folder }) as unknown as FileSystemDirectoryHandle
editor.CMS?.init({ config })
