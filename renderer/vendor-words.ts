import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { readWordFile, WORDS_FOLDER } from '../src/base/i18n/vendor-words.ts'

const WORDS = /^locales\/([\w-]+)\/([\w-]+\.json)$/

/** Returns the plugin that puts the vendor's own words in the place of those of the interface, file by file. */
export function vendorWords(): Plugin {
  let root = ''
  return {
    name: 'vendor-words',
    enforce: 'pre',
    configResolved(resolved) {
      root = resolved.root
    },
    load(id) {
      const [, locale, name] = WORDS.exec(relative(root, id.replace(/\?.*/, ''))) ?? []
      if (!locale || !name) return null
      this.addWatchFile(join(root, WORDS_FOLDER, locale, name))
      return JSON.stringify(readWordFile(root, locale, name))
    },
  }
}
