import { Resvg } from '@resvg/resvg-js'

/** An element of a simplified drawing. */
export type Element = { name: string; attributes: Readonly<Record<string, string>>; children: Element[] }

const TAGS = /<(\/?)(\w+)((?: [\w-]+="[^"]*")*)(\/?)>/g
const ATTRIBUTES = / ([\w-]+)="([^"]*)"/g

/**
 * Returns a drawing in few terms: groups, paths of absolute M, L, C, Q and Z, and the gradients, patterns and clip paths
 * that they name. resvg resolves the rest: shapes, uses, nested drawings and inherited attributes.
 */
export function readSvg(svg: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  const simple = new Resvg(svg, { font: { loadSystemFonts: false } }).toString()
  for (const [, isEnd, name = '', attributes = '', isEmpty] of simple.matchAll(TAGS)) {
    if (isEnd) {
      open.pop()
      continue
    }
    const element: Element = { name, attributes: readAttributes(attributes), children: [] }
    open.at(-1)?.children.push(element)
    if (!isEmpty) open.push(element)
  }
  const [drawing] = root.children
  if (!drawing) throw new Error('A drawing is empty')
  return drawing
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTES)].map(([, name = '', value = '']) => [name, value]))
}
