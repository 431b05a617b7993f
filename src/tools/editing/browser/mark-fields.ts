import type { Finding } from '../edit-path.ts'

let marked: readonly Finding[] = []

/** Marks the fields of what was found in the open record, last of what was marked before: with the reason, which editor.css shows. */
export function markFields(findings = marked): void {
  marked = findings
  const wanted = new Map<Element, Finding>()
  for (const finding of findings) {
    const element = nearest(finding.field)
    if (element && !wanted.has(element)) wanted.set(element, finding)
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-finding]'))
    if (!wanted.has(element)) for (const name of ['finding', 'findingKind']) delete element.dataset[name]
  for (const [element, { reason, isFault }] of wanted) {
    if (!(element instanceof HTMLElement) || element.dataset.finding === reason) continue
    element.dataset.finding = reason
    element.dataset.findingKind = isFault ? 'fault' : 'warning'
  }
}

/** The field at a path of the record, if it is shown. */
export function fieldOf(path: string): Element | null {
  return document.querySelector(`[data-key-path="${CSS.escape(path)}"]`)
}

/** The field itself or, where it is not shown, what it is in. */
function nearest(field: string): Element | undefined {
  const parts = field.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const path = parts.slice(0, length).join('.')
    // An item of a list of texts has no field but those of its languages.
    const found = path ? (fieldOf(path) ?? fieldOf(`${path}.zh`)) : null
    if (found) return found
  }
  return undefined
}
