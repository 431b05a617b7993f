export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }

/** A declaration, a tag, or the text up to the next tag. */
const TOKEN = /<\?xml [^?]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i

/** Parses XML with elements, attributes and text. Returns the root element; throws if it is not well-formed. */
export function parseXml(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const bare = BARE_AMPERSAND.exec(xml)
  if (bare) throw new Error(`An ampersand at ${bare.index} is not escaped`)
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < xml.length) {
    const start = TOKEN.lastIndex
    const token = TOKEN.exec(xml)
    if (!token) throw new Error(`No tag and no text at ${start}: ${xml.slice(start, start + 40)}`)
    addToken(open, token)
  }
  const [root, ...others] = top.children
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`)
  if (!root || others.length > 0) throw new Error('There must be one root element')
  return root
}

function addToken(open: XmlElement[], [whole, isEnd, name, attributes = '', isEmpty, text]: RegExpExecArray): void {
  const parent = open.at(-1)
  if (!parent || whole.startsWith('<?')) return
  if (text !== undefined) {
    parent.text += text
  } else if (isEnd) {
    if (parent.name !== name) throw new Error(`<${parent.name}> is closed by </${name}>`)
    open.pop()
  } else {
    const found = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value] as const)
    if (new Set(found.map(([key]) => key)).size < found.length) throw new Error(`<${name}> has an attribute twice`)
    const element: XmlElement = { name: name ?? '', attributes: Object.fromEntries(found), children: [], text: '' }
    parent.children.push(element)
    if (!isEmpty) open.push(element)
  }
}
