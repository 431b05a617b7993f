import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { withoutScripts } from '../without-scripts.ts'

const PRODUCTS = 'products'

/**
 * Makes, of a published site's products in one language, the reference that no framework can be faster than: the same
 * documents, whose only script has parsed every page that is linked before the tap, and then exchanges `main`.
 */
export function makeLimit(siteDir: string, folder: string): void {
  cpSync(siteDir, folder, { recursive: true })
  const script = readFileSync(join(import.meta.dirname, 'limit/exchange-pages.js'), 'utf8')
  for (const name of readdirSync(join(folder, PRODUCTS), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('index.html')) continue
    const file = join(folder, PRODUCTS, name)
    const bare = withoutScripts(readFileSync(file, 'utf8'))
    const html = bare.replace('</body>', () => `<script type="module">${script}</script></body>`)
    writeFileSync(file, html)
    writeFileSync(`${file}.br`, brotliCompressSync(html))
  }
}
