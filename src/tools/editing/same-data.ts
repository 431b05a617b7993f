/**
 * Returns whether two values of JSON say the same, whatever the order of their fields. Libraries ask an object for its
 * `toString` or `constructor`, which a file may have as fields of its own.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  // Both are objects, whose fields are of any type.
  const [fields, others] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => Object.hasOwn(others, name) && isSameData(fields[name], others[name]))
  )
}
