import { array } from 'yup'
import { attributeSchema } from './schema/attribute.ts'
import { challengesSchema } from './schema/challenges.ts'
import { homeSchema } from './schema/home.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Content with a single record: one file each. It is always read from a file, because the API contract has no call for
 * it (tests/requirements.md, section 12).
 */
export type Documents = Pick<Snapshot, 'attributes' | 'home' | 'challenges'>
export type DocumentName = keyof Documents

/** The attribute definitions, the home page's own content, the challenge cards. */
export const DOCUMENTS = {
  attributes: { file: 'attributes.json', schema: array(attributeSchema).strict().required('a list of attributes') },
  home: { file: 'home.json', schema: homeSchema },
  challenges: { file: 'challenges.json', schema: challengesSchema },
}

// Object.keys loses the key type; the table above is its only source.
export const DOCUMENT_NAMES = Object.keys(DOCUMENTS) as DocumentName[]
