import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads what `tests/bench/peers/build-peers.ts` has written, by its name: `layout`, `paths`, `products/oa-a12`. */
export async function readData(name) {
  return JSON.parse(await readFile(join(process.cwd(), 'data', `${name}.json`), 'utf8'))
}
