import { escapeMarkup } from '../../src/base/escape.ts'
import { holdInMarkup } from '../../src/web/ui/held.ts'

/**
 * A row of facts as HTML: its label, with a mark under it, and beside it a detail and links, both of them escaped already.
 */
export function factRow(label: string, detail: string, links = '', mark = ''): string {
  const name = escapeMarkup(label) + (mark && ` <small>${escapeMarkup(mark)}</small>`)
  return holdInMarkup(`<li><b>${name}</b><div><span>${detail}</span> <span>${links}</span></div></li>`)
}
