import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../../src/content/schema/product.ts'
import type { Series } from '../../src/content/schema/series.ts'

/** The subjects of benchmarks: generated content, and a copy of the project. */
export type Edited = { content: string; project: string; size: number }

export type Edit = { name: string; make: (edited: Edited) => void }

/** Different at each call: an edit never restores what was there before. */
let count = 0

export const ONE_WORD: Edit = {
  name: 'one word of a description',
  make: ({ content, size }) =>
    change<Product>(productFile(content, size >> 1), (product) => ({
      ...product,
      description: { zh: `${product.description.zh}更新${count}。`, en: `${product.description.en} Updated ${count}.` },
    })),
}

const NEW_PRODUCT: Edit = {
  name: 'a new product',
  make: ({ content, size }) => {
    const product = JSON.parse(readFileSync(productFile(content, 1), 'utf8')) as Product
    const [code, model] = [codeOf(size + 1), codeOf(size + 1).toUpperCase()]
    writeFileSync(productFile(content, size + 1), JSON.stringify({ ...product, code, model }))
  },
}

const REMOVED_PRODUCT: Edit = {
  name: 'that product removed',
  make: ({ content, size }) => rmSync(productFile(content, size + 1)),
}

const RENAMED_SERIES: Edit = {
  name: 'a renamed series',
  make: ({ content }) =>
    change<Series>(join(content, 'series/access-control.json'), (series) => ({
      ...series,
      name: { zh: '門禁新名', en: 'Access renamed' },
    })),
}

const COMPONENT: Edit = {
  name: 'a changed component',
  make: ({ project }) =>
    replace(join(project, 'src/web/shell/footer.tsx'), 'name="footer"', `name="footer" data-edit="${count}"`),
}

const WORD: Edit = {
  name: 'a word of the interface',
  make: ({ project }) => replace(join(project, 'locales/en/product.json'), '": "', '": "New '),
}

/** Edits of content. */
export const CONTENT_EDITS: readonly Edit[] = [ONE_WORD, NEW_PRODUCT, REMOVED_PRODUCT, RENAMED_SERIES]

/** Edits of code and words. */
export const CODE_EDITS: readonly Edit[] = [COMPONENT, WORD]

function change<Content>(file: string, edit: (content: Content) => Content): void {
  count += 1
  // Written by generate-content.ts.
  writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8')) as Content)))
}

/** Replaces the first occurrence; throws if there is none. */
function replace(file: string, old: string, other: string): void {
  count += 1
  const text = readFileSync(file, 'utf8')
  if (!text.includes(old)) throw new Error(`${file} has no ${old}`)
  writeFileSync(file, text.replace(old, other))
}

function productFile(content: string, number: number): string {
  return join(content, 'products', `${codeOf(number)}.json`)
}

function codeOf(number: number): string {
  return `gn-${String(number).padStart(5, '0')}`
}
