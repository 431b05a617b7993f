import { Type } from 'typebox'
import { ENTITIES, ENTITY_NAMES, type EntityName } from '../../catalogue/entities.ts'
import { ENTITY_ACCESS } from '../access.ts'
import { listCategories } from '../content/list-categories.ts'
import { listRecords, SORT_FIELDS } from '../content/list-records.ts'
import type { ApiRoutes } from './api-routes.ts'
import { Refusal, type Say } from '../refusal.ts'

const MAX_PAGE_SIZE = 100
const DEFAULT_PAGE_SIZE = 20
/** People do not type longer queries. */
const MAX_KEYWORD_LENGTH = 200

const Lang = Type.Object({ lang: Type.Optional(Type.String()) })
const Slug = Type.Object({ slug: Type.String() })
const Page = {
  lang: Type.Optional(Type.String()),
  page: Type.Integer({ minimum: 1, default: 1 }),
  pageSize: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE }),
}
const keyword = (minLength: number) =>
  Type.String({ minLength, maxLength: MAX_KEYWORD_LENGTH, pattern: minLength ? '\\S' : '' })

/** `/api/{entity}`: the content of the site by entity, from the same catalogue as the site. */
export const entityRoutes: ApiRoutes = async (server, { services: { catalogue } }) => {
  for (const name of ENTITY_NAMES) {
    const access = ENTITY_ACCESS[name]
    const config = access === 'public' ? {} : { permission: access }
    const tags = ['content']
    const byKey = new Map(catalogue.snapshot[name].map((record) => [keyOf(name, record), record]))
    const sort = Type.Optional(
      Type.Union(SORT_FIELDS[name].flatMap((field) => [Type.Literal(field), Type.Literal(`-${field}`)])),
    )

    const List = Type.Object({ ...Page, sort, category: Type.Optional(Type.String()), q: Type.Optional(keyword(0)) })
    server.get(
      `/${name}`,
      { config, schema: { tags, summary: `List ${name} records`, querystring: List } },
      async (request) => {
        return listAnswer(name, listRecords(catalogue, name, { ...request.query, locale: request.locale }))
      },
    )

    const Search = Type.Object({ ...Page, q: keyword(1) })
    server.get(
      `/${name}/search`,
      { config, schema: { tags, summary: `Search ${name} records`, querystring: Search } },
      async (request) => {
        return listAnswer(name, listRecords(catalogue, name, { ...request.query, locale: request.locale }))
      },
    )

    const categories = listCategories(catalogue, name)
    server.get(
      `/${name}/categories`,
      { config, schema: { tags, summary: `Categories of ${name} records`, querystring: Lang } },
      async () => {
        return { success: true, result: { categories } }
      },
    )

    server.get(
      `/${name}/:slug`,
      { config, schema: { tags, summary: `One ${name} record`, params: Slug, querystring: Lang } },
      async ({ params }) => {
        const record = byKey.get(params.slug)
        if (!record) throw new Refusal(404, missing(name))
        return { success: true, result: { [name]: record } }
      },
    )
  }
}

function listAnswer(name: EntityName, { items, pagination }: ReturnType<typeof listRecords>) {
  return { success: true, result: { [`${name}List`]: items, pagination } }
}

function keyOf(name: EntityName, record: object): string {
  // Each entity's key is a required field of its schema.
  return String((record as Record<string, unknown>)[ENTITIES[name].key])
}

function missing(name: EntityName): Say {
  return name === 'product' ? (t) => t('error.notFound.product') : (t) => t('error.notFound.content')
}
