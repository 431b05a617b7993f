import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { eachOf } from '../../../src/base/object-store/each-of.ts'

const TEXT = /\.(?:html|js|css|json|txt|svg)$/

const compress = promisify(brotliCompress)

/** Writes a compressed copy beside each text file below a folder, as small as possible. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await eachOf(files, async (name) => {
    await writeFile(join(folder, `${name}.br`), await compress(await readFile(join(folder, name)), { params }))
  })
}
