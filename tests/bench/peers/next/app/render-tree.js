import { attributesToProps } from 'html-react-parser'
import Link from 'next/link'
import { createElement } from 'react'
import { Translation } from './translation.jsx'

const COMPONENTS = { Link, Translation }

/** Renders a tree of `tests/bench/peers/read-document.ts`, with `slot` in its slot. */
export function renderTree(tree, slot) {
  if (typeof tree === 'string') return tree
  const [name, attributes, ...children] = tree
  if (name === 'Slot') return slot
  const props = attributesToProps(attributes, name)
  return createElement(COMPONENTS[name] ?? name, props, ...children.map((child) => renderTree(child, slot)))
}
