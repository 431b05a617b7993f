import type { RouteObject } from 'react-router-dom'
import { addWordFiles, loadWords } from '../../../base/i18n/browser-words.ts'
import type { ScreenModule } from '../../page/screen.ts'

/* The screens behind the login, loaded by their own documents alone: public pages must not grow with them. */

const patterns = import.meta.glob<string>('/pages/staff/*/*.page.route.ts', {
  eager: true,
  import: 'default',
})
const screens = import.meta.glob<ScreenModule>('/pages/staff/*/*.screen.tsx')

addWordFiles(
  import.meta.glob<Record<string, unknown>>('/locales/*/{desk,desk-*,login,settings}.json', { import: 'default' }),
)

/** By the files that screens of their names would have beside the public ones. Each loads the words that all screens of staff share, too. */
export const modules: Record<string, () => Promise<ScreenModule>> = Object.fromEntries(
  Object.entries(screens).map(([file, load]) => [
    file.replace('/staff/', '/'),
    async () => {
      const [screen] = await Promise.all([load(), loadWords('desk')])
      return screen
    },
  ]),
)

export const routes: readonly RouteObject[] = Object.entries(patterns).map(([file, path]) => ({
  id: file.split('/').at(-2) ?? '',
  path,
}))
