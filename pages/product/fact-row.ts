import { escapeMarkup } from '../../src/escape.ts'
import { holdInMarkup } from '../../src/ui/held.ts'

/** A row of facts as HTML: its label, and beside it a detail and links, both of them escaped already. */
export function factRow(label: string, detail: string, links = ''): string {
  return holdInMarkup(`<li><b>${escapeMarkup(label)}</b><div><span>${detail}</span> <span>${links}</span></div></li>`)
}
