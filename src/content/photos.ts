import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ENTITIES, ENTITY_NAMES, type EntityName } from './entities.ts'
import type { Fault } from './faults.ts'
import { keyOf } from './key-of.ts'
import type { Photo } from './schema/media.ts'
import type { Locate, Snapshot } from './snapshot.ts'
import { listOutside, outsideFault } from './sources/resolves-outside.ts'

/** A record that may have photographs, in a folder of its name beside its file: they are files even if records are read from an API. */
export type PhotoOwner = { entity: EntityName; key: string; record: object; folder: string; photos: readonly Photo[] }

/** Lists the records that may have photographs, and those that they have. */
export function listPhotoOwners(snapshot: Snapshot, contentDir: string): PhotoOwner[] {
  return ENTITY_NAMES.filter((name) => ENTITIES[name].hasPhotos).flatMap((entity) =>
    snapshot[entity].map((record: { photos?: readonly Photo[] | undefined }) => {
      const key = keyOf(entity, record)
      return {
        entity,
        key,
        record,
        folder: join(contentDir, ENTITIES[entity].folder, key),
        photos: record.photos ?? [],
      }
    }),
  )
}

/** Lists the files of all photographs that records name. */
export function listPhotoFiles(snapshot: Snapshot, contentDir: string): string[] {
  return listPhotoOwners(snapshot, contentDir).flatMap(({ folder, photos }) =>
    photos.map(({ file }) => join(folder, file)),
  )
}

/** Checks that every photograph of a record exists, and that every existing one belongs to a record. */
export function checkPhotos(snapshot: Snapshot, contentDir: string, locate: Locate): Fault[] {
  return listPhotoOwners(snapshot, contentDir).flatMap((owner) => {
    const files = namesIn(owner.folder)
    const outside = files.length > 0 ? listOutside(owner.folder, contentDir) : []
    return [
      ...outside.map((name) => outsideFault(relative(process.cwd(), join(owner.folder, name)))),
      ...findMissing(owner, files, locate(owner.entity, owner.key)),
      ...findUnnamed(owner, files),
    ]
  })
}

function findMissing({ key, photos }: PhotoOwner, files: readonly string[], source: string): Fault[] {
  return photos.flatMap(({ file }, index) => {
    if (files.includes(file)) return []
    return [{ source, field: `photos[${index}].file`, value: file, expected: `a file in the folder ${key}/ beside it` }]
  })
}

function findUnnamed({ key, folder, photos }: PhotoOwner, files: readonly string[]): Fault[] {
  const named = photos.map(({ file }) => file)
  return files
    .filter((file) => !named.includes(file))
    .map((file) => ({
      source: relative(process.cwd(), join(folder, file)),
      field: '',
      value: file,
      expected: `a photograph that ${key}.json names in photos`,
    }))
}

function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder).filter((name) => !name.startsWith('.'))
}
