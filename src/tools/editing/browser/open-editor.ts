import { EDIT_PATH, type EditorStart } from '../edit-path.ts'
import { showFindings } from './findings-panel.ts'
import { HttpFolder, HttpStore } from './http-folder.ts'
import { nameFilesApart } from './name-apart.ts'
import { loadSveltia, rememberLanguage, rememberNobody } from './start-sveltia.ts'
import { showToolbars } from './text-toolbar.ts'
import type { LinkTarget } from '../link-targets.ts'

const { locale, token, words, tools }: EditorStart = JSON.parse(
  document.getElementById('editor-start')?.textContent ?? '',
)

showToolbars(tools, locale, async () => {
  const response = await fetch(`${EDIT_PATH}/targets/${locale}.json`)
  return response.ok ? ((await response.json()) as LinkTarget[]) : []
})
const panel = showFindings(words, locale)
const store = new HttpStore(token, renewWhenMoved, panel.refuse)

/** The editor knows a record by its old name only: it restarts at the record's new place. */
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

rememberLanguage(locale)
rememberNobody()
nameFilesApart()

const [config, , cms] = await Promise.all([
  fetch(`${EDIT_PATH}/config/${locale}.json`).then((response) => response.json()),
  store.load(),
  loadSveltia(`${EDIT_PATH}/app/sveltia-cms.js`),
])
const folder = new HttpFolder(store)
// The editor's folder in the browser's own file system is the server's.
navigator.storage.getDirectory = async () =>
  ({ getDirectoryHandle: async () => folder }) as unknown as FileSystemDirectoryHandle
cms.init({ config })
