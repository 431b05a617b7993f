/** An element of SVG markup: its name, its attributes, its own text, and its children. */
export type MarkupElement = {
  name: string
  attributes: Record<string, string>
  text: string
  children: MarkupElement[]
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)\s*(\/?)>/y
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g
const TEXT = /(?:[^<&]|&(?:amp|lt|gt|quot);)+/y

/** Parses markup as XML: one root, quoted attributes without duplicates, every element closed. Throws if it is invalid. */
export function parseMarkup(markup: string): MarkupElement {
  const document: MarkupElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [document]
  const source = markup.trim()
  for (let at = 0; at < source.length; ) {
    const parent = open.at(-1) ?? document
    const match = matchAt(TAG, source, at) ?? matchAt(TEXT, source, at)
    if (!match) throw new Error(`Not XML at “${source.slice(at, at + 60)}”`)
    at += match[0].length
    const [text, isEnd, name, attributes, isEmpty] = match
    if (!name) parent.text += text
    else if (isEnd) close(open, name)
    else {
      const element = { name, attributes: readAttributes(attributes ?? ''), text: '', children: [] }
      parent.children.push(element)
      if (!isEmpty) open.push(element)
    }
  }
  const [root, ...more] = document.children
  if (open.length > 1 || !root || more.length > 0) throw new Error('Not one closed root element')
  return root
}

/** Returns the element and all its descendants. */
export function everyElement(element: MarkupElement): MarkupElement[] {
  return [element, ...element.children.flatMap(everyElement)]
}

/** Returns all words for people: texts, and accessible names. */
export function wordsIn(root: MarkupElement): string[] {
  return everyElement(root)
    .flatMap(({ text, attributes }) => [text, attributes['aria-label'] ?? ''])
    .filter(Boolean)
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(source)
}

function close(open: MarkupElement[], name: string): void {
  const element = open.pop()
  if (element?.name !== name) throw new Error(`</${name}> closes <${element?.name}>`)
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', value = ''] of source.matchAll(ATTRIBUTE)) {
    if (name in attributes) throw new Error(`The attribute ${name} is repeated`)
    attributes[name] = value
  }
  return attributes
}
