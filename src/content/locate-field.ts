import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'

export type Place = { line: number; column: number }

/**
 * Finds where a field stands in the text of a record; the nearest that is there of what it is in, when it is missing itself. Lines and
 * columns count from 1.
 *
 * @example locateField('{\n  "a": [1, 2]\n}', 'a[1]') // { line: 2, column: 12 }
 */
export function locateField(text: string, field: string): Place | undefined {
  const root = parseTree(text)
  if (!root) return undefined
  const steps = [...field.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name = '']) =>
    index ? Number(index) : name,
  )
  const before = text.slice(0, nearest(root, steps).offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function nearest(root: Node, steps: readonly (string | number)[]): Node {
  const node = findNodeAtLocation(root, [...steps])
  if (node ?? steps.length === 0) return node ?? root
  return nearest(root, steps.slice(0, -1))
}
