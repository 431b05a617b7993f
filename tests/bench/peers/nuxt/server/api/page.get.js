import { readFile } from 'node:fs/promises'

/** Reads a page that `tests/bench/peers/build-peers.ts` has written, by its path. Runs while pages are generated. */
export default defineEventHandler(async (event) => {
  const { path } = getQuery(event)
  return JSON.parse(await readFile(`data${path}.json`, 'utf8'))
})
