import { array } from 'yup'
import { attributeGroupsSchema } from './schema/attribute-group.ts'
import { attributeSchema } from './schema/attribute.ts'
import { challengesSchema } from './schema/challenges.ts'
import { filmsSchema } from './schema/films.ts'
import { firmwareSchema } from './schema/firmware.ts'
import { homeSchema } from './schema/home.ts'
import { installationSchema } from './schema/installation.ts'
import { orderingKindsSchema } from './schema/ordering-kinds.ts'
import type { Entity } from './entities.ts'
import { movesSchema } from './schema/move.ts'
import { pageSchema } from './schema/page.ts'
import { placesSchema } from './schema/places.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Content with a single record: one file each. It is always read from a file, because the API contract has no call for
 * it (tests/requirements.md, section 12).
 */
export type Documents = Pick<
  Snapshot,
  | 'attributes'
  | 'attributeGroups'
  | 'orderingKinds'
  | 'home'
  | 'challenges'
  | 'places'
  | 'films'
  | 'installation'
  | 'firmware'
  | 'moves'
>
export type DocumentName = keyof Documents

/** The attribute definitions and their groups, own kinds of needs, the home page's own content, the challenge cards, showrooms and dealers, films, installation guides, release notes of firmware, removed addresses. */
export const DOCUMENTS = {
  attributes: {
    file: 'attributes.json',
    what: 'the list of attributes that products may have',
    schema: array(attributeSchema).strict().required('a list of attributes'),
  },
  attributeGroups: {
    file: 'attribute-groups.json',
    what: 'the groups of the attribute table, with their names',
    schema: attributeGroupsSchema,
  },
  orderingKinds: {
    file: 'ordering-kinds.json',
    what: 'the kinds of needs that the vendor adds, or an empty list',
    schema: orderingKindsSchema,
  },
  home: { file: 'home.json', what: 'figures, claims and products of the home page', schema: homeSchema },
  challenges: { file: 'challenges.json', what: 'the challenge cards', schema: challengesSchema },
  places: { file: 'places.json', what: 'showrooms and dealers', schema: placesSchema },
  films: { file: 'films.json', what: 'films with their scenes', schema: filmsSchema },
  installation: { file: 'installation.json', what: 'what installation guides say', schema: installationSchema },
  firmware: { file: 'firmware.json', what: 'release notes of firmware', schema: firmwareSchema },
  moves: { file: 'moves.json', what: 'addresses that were removed', schema: movesSchema },
}

// Object.keys loses the key type; the table above is its only source.
export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as DocumentName[]

/** The pages of text about the vendor: records like those of an entity, always read from files for the same reason. */
export const PAGES: Entity = { schema: pageSchema, folder: 'pages', key: 'slug', prose: 'body' }

/** Returns the location of a page for messages. */
export function locatePage(slug: string): string {
  return `${PAGES.folder}/${slug}.json`
}
