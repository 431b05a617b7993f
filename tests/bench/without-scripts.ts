/** Returns a document without scripts and their preloads, as a browser without scripts would load it. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}
