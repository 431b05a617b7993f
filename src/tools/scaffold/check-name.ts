import { slug } from '../../content/schema/fields.ts'
import { UsageError } from '../../base/command-line/parse-arguments.ts'

/** Throws a UsageError for a name that cannot be part of an address. */
export function checkName(name: string): void {
  const isSlug: boolean = slug().isValidSync(name)
  if (!isSlug)
    throw new UsageError(
      `Name: found '${name}', expected lower-case letters, digits and single hyphens, such as door-station`,
    )
}
