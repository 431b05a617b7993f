import { h } from 'vue'
import { NuxtLink, Translation } from '#components'

/** Renders a tree of `tests/bench/peers/read-document.ts`, with its slot in the tree's. */
export default function Tree({ tree }, { slots }) {
  return render(tree, slots)
}
Tree.props = ['tree']

function render(tree, slots) {
  if (typeof tree === 'string') return tree
  const [name, attributes, ...children] = tree
  const content = () => children.map((child) => render(child, slots))
  if (name === 'Slot') return slots.default()
  if (name === 'Link') return h(NuxtLink, attributes, content)
  if (name === 'Translation') return h(Translation, attributes, content)
  return h(name, attributes, content())
}
