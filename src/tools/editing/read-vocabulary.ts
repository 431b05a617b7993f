import { readDocumentFiles, readRecordFiles } from '../../content/sources/files.ts'
import type { Vocabulary } from './cms-config.ts'

/** Reads what the editor's choices are made of. An unreadable source offers no choices. */
export function readVocabulary(contentDir: string): Vocabulary {
  const { attributes, attributeGroups, orderingKinds, films } = readDocumentFiles(contentDir).content
  return {
    attributes: Array.isArray(attributes) ? attributes : [],
    attributeGroups: Array.isArray(attributeGroups) ? attributeGroups : [],
    orderingKinds: Array.isArray(orderingKinds) ? orderingKinds : [],
    series: readRecordFiles(contentDir).content.series,
    films: Array.isArray(films) ? films : [],
  }
}
