import * as extended from '@secvisogram/csaf-validator-lib/extended.js'
import validate from '@secvisogram/csaf-validator-lib/validate.js'

/** Returns the faults that BSI's validator finds in a CSAF 2.0 document, by its mandatory and optional tests. */
export async function findCsafFaults(text: string): Promise<string[]> {
  const { tests } = await validate(Object.values(extended), JSON.parse(text))
  const failed = tests.filter(({ isValid }) => !isValid)
  return failed.flatMap(({ name, errors }) =>
    errors.map(({ instancePath, message }) => `${name} ${instancePath} ${message}`),
  )
}
