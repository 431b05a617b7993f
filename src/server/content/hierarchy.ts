import type { Catalogue } from '../../content/catalogue.ts'
import type { LocalisedText } from '../../base/i18n/localised.ts'

/** Levels of the hierarchy, from the top. */
export const NODE_TYPES = ['series', 'category', 'subCategory', 'specification', 'product'] as const
export type NodeType = (typeof NODE_TYPES)[number]

/** Field with the children of a node. */
const CHILD_FIELDS: Record<Exclude<NodeType, 'product'>, string> = {
  series: 'categories',
  category: 'subCategories',
  subCategory: 'specifications',
  specification: 'products',
}

type Named = { id: string; name: LocalisedText }

/** A node of the hierarchy. A product's id is its code. */
export type HierarchyNode = { type: NodeType; id: string; name: LocalisedText; children: HierarchyNode[] }

/** A node in a response: with all descendants under the names of their levels, or alone. */
export type AnsweredNode = { type: NodeType; id: string; name: LocalisedText; [level: string]: unknown }

export type Hierarchy = {
  roots: readonly HierarchyNode[]
  find: (type: NodeType, id: string) => HierarchyNode | undefined
  /** Ancestors from the root to the parent; none for a root. */
  parentsOf: (node: HierarchyNode) => HierarchyNode[]
}

/** Builds the hierarchy of a catalogue, with an index. Done once per process. */
export function createHierarchy({ snapshot }: Catalogue): Hierarchy {
  const nodes = new Map<string, HierarchyNode>()
  const parents = new Map<HierarchyNode, HierarchyNode>()
  const add = (type: NodeType, { id, name }: Named, parent?: HierarchyNode): HierarchyNode => {
    const node: HierarchyNode = { type, id, name, children: [] }
    nodes.set(`${type}/${id}`, node)
    if (!parent) return node
    parents.set(node, parent)
    parent.children.push(node)
    return node
  }
  const roots = snapshot.series.map((series) => {
    const root = add('series', series)
    for (const category of series.categories) {
      const categoryNode = add('category', category, root)
      for (const subCategory of category.subCategories) {
        const subCategoryNode = add('subCategory', subCategory, categoryNode)
        for (const specification of subCategory.specifications) add('specification', specification, subCategoryNode)
      }
    }
    return root
  })
  for (const { code, name, specification } of snapshot.product)
    add('product', { id: code, name }, nodes.get(`specification/${specification}`))
  const parentsOf = (node: HierarchyNode): HierarchyNode[] => {
    const parent = parents.get(node)
    return parent ? [...parentsOf(parent), parent] : []
  }
  return { roots, find: (type, id) => nodes.get(`${type}/${id}`), parentsOf }
}

/** Returns a node with all its descendants. */
export function withAllBelow(node: HierarchyNode): AnsweredNode {
  if (node.type === 'product') return alone(node)
  return { ...alone(node), [CHILD_FIELDS[node.type]]: node.children.map(withAllBelow) }
}

/** Returns a node without its descendants. */
export function alone({ type, id, name }: HierarchyNode): AnsweredNode {
  return { type, id, name }
}
