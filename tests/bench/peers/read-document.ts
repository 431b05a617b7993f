/** A text, or an element; `Link`, `Translation` and `Slot` are components of the peers. */
export type Tree = string | readonly [name: string, attributes: Record<string, string>, ...children: Tree[]]

export type Document = { title: string; layout: Tree; main: Tree }

/**
 * Runs in a page: parses a document of our site and returns its content, without scripts and hints. A link to one of
 * the `linked` pages becomes a `Link`; one to this page in a language becomes a `Translation`, whose `prefix` stands
 * before the page's path; in the layout, `main` becomes a `Slot`.
 */
export function readDocument(options: { html: string; path: string; linked: readonly string[] }): Document {
  const parsed = new DOMParser().parseFromString(options.html, 'text/html')
  const root = parsed.querySelector('#root')
  const main = parsed.querySelector('main')
  if (!root || !main) throw new Error(`${options.path} has no content`)
  // React splits texts with comments.
  const comments = parsed.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  for (const hint of root.querySelectorAll('script, link')) hint.remove()
  root.normalize()
  // Nuxt's links add classes, or none.
  for (const link of root.querySelectorAll('a[class]')) {
    link.classList.remove('router-link-active', 'router-link-exact-active')
    if (link.classList.length === 0) link.removeAttribute('class')
  }
  const content = treeOf(main)
  main.replaceWith(parsed.createElement('x-slot'))
  return { title: parsed.title, layout: treeOf(root), main: content }

  function treeOf(element: Element): Tree {
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
    // As browsers write it, whoever wrote it.
    if ('style' in attributes && element instanceof HTMLElement) attributes.style = element.style.cssText
    const children = [...element.childNodes].map((child) =>
      child instanceof Element ? treeOf(child) : (child.textContent ?? ''),
    )
    const { href, ...others } = attributes
    if (element.localName === 'x-slot') return ['Slot', {}]
    if (element.localName === 'a' && attributes.hreflang && href?.endsWith(options.path))
      return ['Translation', { ...others, prefix: href.slice(0, -options.path.length) }, ...children]
    if (element.localName === 'a' && href && options.linked.includes(href)) return ['Link', attributes, ...children]
    return [element.localName, attributes, ...children]
  }
}
