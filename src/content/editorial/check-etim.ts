import etim from '#vendor/etim.json' with { type: 'json' }
import { join } from 'node:path'
import { VENDOR_FOLDER } from '../../base/vendor-folder.ts'
import type { EtimMapping } from '../etim.ts'
import type { Fault } from '../faults.ts'
import type { Snapshot } from '../snapshot.ts'

/** Finds entries of the mapping that name neither a product nor a category, or no ETIM class, and a missing release. */
export function checkEtim({ product, series }: Snapshot, { release, classes }: EtimMapping = etim): Fault[] {
  const known = new Set([
    ...product.map(({ code }) => code),
    ...series.flatMap((each) => each.categories.map(({ id }) => id)),
  ])
  const fault = (field: string, value: unknown, expected: string): Fault[] => [
    { source: join(VENDOR_FOLDER, 'etim.json'), field, value, expected },
  ]
  const entries = Object.entries(classes)
  return [
    ...(entries.length > 0 && !/^\d+\.\d$/.test(release)
      ? fault('release', release, 'a release of ETIM, such as 9.0')
      : []),
    ...entries.flatMap(([key, id]) => [
      ...(known.has(key) ? [] : fault(`classes.${key}`, id, 'the code of a product or the id of a category')),
      ...(/^EC\d{6}$/.test(id) ? [] : fault(`classes.${key}`, id, 'an ETIM class, EC and six digits')),
    ]),
  ]
}
