import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readSite } from './read-site.ts'

const KB = 1000
/** Required limit of JavaScript for a first load, brotli. */
const MAX_SCRIPT_BYTES = 115 * KB
/** With the font, what a browser loads at a time over HTTP/1.1: a further one would delay the first paint by a round trip. */
const MAX_STYLESHEETS = 5
/** Required limit of styles for a first load, brotli. */
const MAX_STYLE_BYTES = 16 * KB
/** Pages of a screen load the same files: so many sets of files at least. */
const SCREENS = 20

const site = readSite()
const pages = site.documents.filter(({ isErrorPage }) => !isErrorPage)

test('the first load of a page has at most 115 KB of JavaScript, and five stylesheets of 16 KB', () => {
  const sizes = new Map<string, number>()
  const sizeOf = (address: string) => {
    const size = sizes.get(address) ?? brotliCompressSync(site.bytesOf(address)).length
    sizes.set(address, size)
    return size
  }
  const loads = new Set<string>()
  for (const { path, html } of pages) {
    const [, entry = '', preloads = ''] = /data-entry="([^"]+)" data-preloads="([^"]*)"/.exec(html) ?? []
    const addresses = [entry, ...preloads.split(' ').filter(Boolean)]
    const styles = [...html.matchAll(/<link rel="stylesheet" [^>]*href="([^"]+)"/g)].map(([, address = '']) => address)
    expect(styles.length, path).toBeGreaterThan(0)
    expect(styles.length, path).toBeLessThanOrEqual(MAX_STYLESHEETS)
    expect(sum(styles.map(sizeOf)), `${path}: ${styles.join(' ')}`).toBeLessThanOrEqual(MAX_STYLE_BYTES)
    if (loads.has(addresses.join(' '))) continue
    loads.add(addresses.join(' '))
    expect(addresses.length, path).toBeGreaterThan(2)
    expect(sum(addresses.map(sizeOf)), `${path}: ${addresses.join(' ')}`).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
  }
  expect(loads.size).toBeGreaterThan(SCREENS)
})

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
