import type { EntityName, EntityRecords } from './entities.ts'
import type { AttributeGroup } from './schema/attribute-group.ts'
import type { Attribute } from './schema/attribute.ts'
import type { Challenges } from './schema/challenges.ts'
import type { Film } from './schema/films.ts'
import type { FirmwareFamily } from './schema/firmware.ts'
import type { Installation } from './schema/installation.ts'
import type { OwnOrderingKind } from './schema/ordering-kinds.ts'
import type { MoveRecord } from './schema/move.ts'
import type { Page } from './schema/page.ts'
import type { Places } from './schema/places.ts'
import type { Home } from './schema/home.ts'

/** The records of every entity, by the entity's name. */
export type Records = { [Name in EntityName]: EntityRecords[Name][] }

/**
 * All content at one point in time, validated. Plain data: it can be cloned into another thread and hashed. Lists are
 * in display order.
 */
export type Snapshot = Records & {
  attributes: Attribute[]
  attributeGroups: AttributeGroup[]
  orderingKinds: OwnOrderingKind[]
  home: Home
  challenges: Challenges
  places: Places
  films: Film[]
  installation: Installation
  firmware: FirmwareFamily[]
  moves: MoveRecord[]
  pages: Page[]
  /** Files of `public/` that only records which are not shown refer to. */
  withheld?: string[]
}

/** Returns the location of a record for messages: its file, or its address at the API. */
export type Locate = (entity: EntityName, key: string) => string
