/** Returns HTML without the elements that keep models and measures in one line. */
export function withoutHeld(html = ''): string {
  return html.replaceAll(/<span data-held>(.*?)<\/span>/g, '$1')
}
