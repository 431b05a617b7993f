import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Product } from '../../src/content/schema/product.ts'
import { END_MS, isAnswering, PATIENCE_MS, start } from './npm-start.ts'

test('npm start serves pages first, a data sheet when it is drawn, and nothing once npm is terminated', {
  timeout: 4 * PATIENCE_MS,
}, async () => {
  const { npm, port, buildsDir, said } = await start({ DOCUMENTS: 'on' }, ({ contentDir }) => {
    // A product that no earlier test has drawn.
    const file = join(contentDir, 'products/gn-00001.json')
    const product = JSON.parse(readFileSync(file, 'utf8')) as Product
    writeFileSync(file, JSON.stringify({ ...product, description: { zh: '獨一無二。', en: randomUUID() } }))
  })
  const isWholeBuild = () => said.join('').includes('data sheets,')
  await vi.waitFor(async () => expect(await isAnswering(port)).toBe(true), { timeout: 2 * PATIENCE_MS, interval: 50 })
  expect(said.join('')).toContain('Pages are in place')
  expect(isWholeBuild()).toBe(false)
  const sheet = await fetch(`http://127.0.0.1:${port}/downloads/GN-00001_datasheet_en_v1.0.pdf`)
  expect(sheet.status).toBe(200)
  expect((await sheet.text()).startsWith('%PDF')).toBe(true)
  await vi.waitFor(() => expect(isWholeBuild()).toBe(true), { timeout: PATIENCE_MS, interval: 50 })
  const { id } = JSON.parse(readFileSync(join(buildsDir, 'latest.json'), 'utf8')) as { id: string }
  const manifest = readFileSync(join(buildsDir, 'meta', `${id}.json`), 'utf8')
  expect(manifest).toContain('/downloads/GN-00001_datasheet_en_v1.0.pdf')
  expect(manifest).not.toContain('isUnfinished')
  expect(await (await fetch(`http://127.0.0.1:${port}/en`)).text()).toContain('<h1')
  npm.kill('SIGTERM')
  await vi.waitFor(async () => expect(await isAnswering(port)).toBe(false), { timeout: END_MS, interval: 100 })
})
