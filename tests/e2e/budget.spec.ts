import { brotliCompressSync } from 'node:zlib'
import { expect, openPage, readManifest, test } from './test.ts'

const KB = 1000
/** Required limit of JavaScript for a first load, brotli. */
const MAX_SCRIPT_BYTES = 115 * KB
/** With the font, what a browser loads at a time over HTTP/1.1: a further one would delay the first paint by a round trip. */
const MAX_STYLESHEETS = 5
/** One page per screen: pages of a screen load the same files. */
const SCREENS = 20

test('loads at most 115 KB of JavaScript and five stylesheets on the first load of any page', async ({ request }) => {
  const sizes = new Map<string, number>()
  const sizeOf = async (address: string) => {
    const known = sizes.get(address)
    if (known !== undefined) return known
    const size = brotliCompressSync(await (await request.get(address)).body()).length
    sizes.set(address, size)
    return size
  }
  const seen = new Set<string>()
  for (const path of readManifest().paths) {
    const html = await (await request.get(path)).text()
    const [, entry = '', preloads = ''] = /data-entry="([^"]+)" data-preloads="([^"]*)"/.exec(html) ?? []
    const addresses = [entry, ...preloads.split(' ').filter(Boolean)]
    expect(html.match(/<link rel="stylesheet"/g)?.length, path).toBeLessThanOrEqual(MAX_STYLESHEETS)
    if (seen.has(addresses.join(' '))) continue
    seen.add(addresses.join(' '))
    let total = 0
    for (const address of addresses) total += await sizeOf(address)
    expect(addresses.length, path).toBeGreaterThan(2)
    expect(total, `${path}: ${addresses.join(' ')}`).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  }
  expect(seen.size).toBeGreaterThan(SCREENS)
})

test('fetches the libraries of a lazy part in parallel with it', async ({ page }) => {
  await openPage(page, '/contact')
  await page.locator('form[data-step=details]').waitFor()
  // Otherwise they would be fetched only after the module that imports them.
  for (const library of ['formik', 'yup']) {
    const preload = page.locator(`link[rel=modulepreload][href^="/assets/libraries.${library}."]`)
    await expect(preload, library).toHaveCount(1)
  }
})
