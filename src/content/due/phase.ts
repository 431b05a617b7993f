import type { EntityName } from '../entities.ts'
import type { Snapshot } from '../snapshot.ts'
import type { Visibility } from './visibility.ts'

/** A record as far as its visibility is concerned: every entity has `draft`, some have days. */
export type Dated = { draft?: boolean | undefined; shownFrom?: string | undefined; shownUntil?: string | undefined }

/** Whether a record is shown; `waiting` is a draft, or comes later; `over` was shown and is no more. */
export type Phase = 'waiting' | 'shown' | 'over'

/** Returns the phase of a record. */
export function phaseOf(record: object, { day, drafts }: Visibility): Phase {
  // The fields of Dated are optional, and of these types in every schema that has them.
  const { draft, shownFrom, shownUntil } = record as Dated
  if (draft === true && !drafts) return 'waiting'
  if (shownUntil !== undefined && shownUntil < day) return 'over'
  return shownFrom !== undefined && shownFrom > day && !drafts ? 'waiting' : 'shown'
}

/** A draft that was left out when content was read: nothing of it is certain but its key. */
export type Draft = { entity: EntityName; key: string; record: unknown }

/** Returns whether what was read says that it is a draft, valid or not. */
export function isDraft(record: unknown): boolean {
  return typeof record === 'object' && record !== null && 'draft' in record && record.draft === true
}

/** All content: records that may be shown on some day, and the drafts, if these are left out. */
export type Content = { all: Snapshot; drafts: readonly Draft[] }
