import { readDocumentFiles, readRecordFiles } from '../../content/sources/files.ts'
import type { Vocabulary } from './cms-config.ts'

/** Reads what the editor's choices are made of. An unreadable source offers no choices. */
export function readVocabulary(contentDir: string): Vocabulary {
  const { attributes, films } = readDocumentFiles(contentDir).content
  return {
    attributes: Array.isArray(attributes) ? attributes : [],
    series: readRecordFiles(contentDir).content.series,
    films: Array.isArray(films) ? films : [],
  }
}
