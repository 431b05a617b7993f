/** Joins the given class names; undefined if there are none, so that no empty attribute is rendered. */
export function joinClasses(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
