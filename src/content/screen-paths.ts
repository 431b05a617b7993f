import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROUTE = /\.page\.route\.ts$/
/** A path without parameters, as a text. */
const PATH = /'(\/[^'@]*)'/g

/**
 * Reads the paths of the pages that screens have of themselves, whatever the content: `/`, `/news`, `/contact`. From
 * the text of their routes, since a screen's code cannot run outside a build.
 */
export function readScreenPaths(pagesDir: string): Set<string> {
  const files = readdirSync(pagesDir, { recursive: true, encoding: 'utf8' }).filter((file) => ROUTE.test(file))
  const texts = files.map((file) => readFileSync(join(pagesDir, file), 'utf8'))
  return new Set(texts.flatMap((text) => [...text.matchAll(PATH)].map(([, path = '']) => path)))
}
