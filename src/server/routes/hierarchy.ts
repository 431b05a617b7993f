import { Type } from 'typebox'
import { alone, createHierarchy, type HierarchyNode, NODE_TYPES, withAllBelow } from '../content/hierarchy.ts'
import { oncePer } from '../content/once-per.ts'
import type { ApiRoutes } from './api-routes.ts'
import { HttpError } from '../http-error.ts'

const Lang = Type.Object({ lang: Type.Optional(Type.String()) })
const NodeTypeParameter = Type.Union(NODE_TYPES.map((type) => Type.Literal(type)))

/** `/api/hierarchy`: series, categories, sub-categories, specifications and products as one tree. */
export const hierarchyRoutes: ApiRoutes = async (server, { services }) => {
  const hierarchyOf = oncePer(createHierarchy)
  const config = { permission: 'read hierarchy' } as const
  const schemaOf = (summary: string) => ({ tags: ['hierarchy'], summary, querystring: Lang })
  const Place = Type.Object({ type: NodeTypeParameter, id: Type.String() })
  const Parent = Type.Object({ parentType: NodeTypeParameter, parentId: Type.String() })
  const find = (type: (typeof NODE_TYPES)[number], id: string): HierarchyNode => {
    const node = hierarchyOf(services.catalogue).find(type, id)
    if (!node) throw new HttpError(404, (t) => t('error.notFound.content'))
    return node
  }

  server.get('/hierarchy', { config, schema: schemaOf('The whole tree') }, async () => {
    return { success: true, result: { hierarchy: hierarchyOf(services.catalogue).roots.map(withAllBelow) } }
  })
  server.get(
    '/hierarchy/children/:parentType/:parentId',
    { config, schema: { ...schemaOf('What is directly below a place'), params: Parent } },
    async ({ params }) => {
      return { success: true, result: { hierarchy: find(params.parentType, params.parentId).children.map(alone) } }
    },
  )
  server.get(
    '/hierarchy/parents/:type/:id',
    { config, schema: { ...schemaOf('The way from the root to the parent of a place'), params: Place } },
    async ({ params }) => {
      const { parentsOf } = hierarchyOf(services.catalogue)
      return { success: true, result: { hierarchy: parentsOf(find(params.type, params.id)).map(alone) } }
    },
  )
  server.get(
    '/hierarchy/subtree/:type/:id',
    { config, schema: { ...schemaOf('A place with all below it'), params: Place } },
    async ({ params }) => {
      return { success: true, result: { hierarchy: withAllBelow(find(params.type, params.id)) } }
    },
  )
}
