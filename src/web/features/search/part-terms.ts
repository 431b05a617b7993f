import type { SearchDocument } from './documents.ts'
import type { SearchField } from './search-record.ts'
import { termsOf } from './terms.ts'

/** Returns the field that a term of a document's field is indexed in. */
type FieldFor = (field: SearchField, term: string) => SearchField

/**
 * Tells the kind of a part from what it belongs to. Of "rain hood for villa stations" the words that name a device too,
 * and not the kind of part, are found as the device's; the shelves above a kind are only mentioned.
 */
export function partTerms(documents: readonly SearchDocument[]): (document: SearchDocument) => FieldFor {
  const devices = documents.filter(({ record, partKind }) => record.kind === 'product' && !partKind)
  const ofDevices = termsIn(devices.flatMap(({ fields: { name, alias, shelf } }) => [name, alias, shelf].flat()))
  return ({ partKind }) => {
    if (!partKind) return (field) => field
    const ofKind = termsIn(partKind)
    return (field, term) => {
      if (ofKind.has(term)) return field
      if (field === 'shelf') return 'detail'
      return (field === 'name' || field === 'alias') && ofDevices.has(term) ? 'device' : field
    }
  }
}

function termsIn(lines: readonly (string | undefined)[]): ReadonlySet<string> {
  return new Set([...new Set(lines)].flatMap((line) => (line ? termsOf(line) : [])))
}
