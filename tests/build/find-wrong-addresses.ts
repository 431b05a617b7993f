import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './run-build.ts'

/** Where documents and other files name addresses of their site: one, or a list with widths or spaces. */
const NAMED = [
  /\s(?:href|src|srcset|action|poster|data-entry|data-preloads|data-needed)="([^"]*)"/gi,
  /http-equiv="refresh" content="0; url=([^"]*)"/g,
  /url\(["']?(\/[^)"']*)/g,
  // Scripts import libraries by their addresses.
  /(?:from|import)\s?\(?["']([^"']*)["']/g,
  /"(?:id|src|start_url|scope)": "([^"]*)"/g,
]
/** Answered by no file. */
const NO_FILE = /^(?:api|builds)\//

/**
 * Lists the addresses in the files of a built site that do not begin with its base, or have no file: `file: address`.
 * `origin` is that of its absolute addresses.
 */
export function findWrongAddresses(siteDir: string, { origin, base }: { origin: string; base: string }): string[] {
  const isThere = (path: string) =>
    NO_FILE.test(path) ||
    [path, join(path, 'index.html')].some((name) => /\.\w+$/.test(name) && existsSync(join(siteDir, name)))
  return filesIn(siteDir).flatMap((file) => {
    if (!/\.(?:html|css|js|xml|txt|webmanifest)$/.test(file)) return []
    const text = readFileSync(join(siteDir, file), 'utf8')
    // Scripts put absolute addresses together.
    const absolute = file.endsWith('.js')
      ? []
      : [...text.matchAll(new RegExp(`${origin}([^\\s"'<>)\\\\]*)`, 'g'))].map(([, path]) => path || '/')
    const named = NAMED.flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(([, list = '']) => list.split(/[\s,]+/))
      .filter((address) => address.startsWith('/'))
    const wrong = [...absolute, ...named]
      .map((address) => address.replace(/[?#].*$/, ''))
      .filter((address) => !address.startsWith(base) || !isThere(decodeURI(address.slice(base.length))))
    return [...new Set(wrong)].map((address) => `${file}: ${address}`)
  })
}
