import { existsSync, readFileSync } from 'node:fs'
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
      const own = join(root, WORDS_FOLDER, locale, name)
      this.addWatchFile(own)
      // Vite reads all others, and reports a file that is not JSON; in development it takes the place from the id.
      if (!existsSync(own) || !isJson(join(root, 'locales', locale, name))) return null
      if (!isJson(own)) throw Object.assign(new Error('Failed to parse JSON file'), { id: own })
      return JSON.stringify(readWordFile(root, locale, name))
    },
  }
}

function isJson(path: string): boolean {
  try {
    JSON.parse(readFileSync(path, 'utf8'))
    return true
  } catch {
    return false
  }
}
