import { escapeMarkup, scriptJson } from '../../base/escape.ts'
import type { DevFault } from './dev-fault.ts'

const STYLE =
  'body { margin: 2rem; font: 1rem/1.5 sans-serif } h1 { font-size: 1.25rem; white-space: pre-wrap } pre { overflow: auto }'

/**
 * Writes the document that answers with 500 for a page that cannot be rendered: the fault as text and in Vite's overlay. It is connected
 * to the development server, which reloads it when a file has changed.
 */
export function writeFaultDocument(fault: DevFault): string {
  const { message, id, loc, frame, stack } = fault
  const file = loc?.file ?? id
  const place = loc ? `${file}:${loc.line}:${loc.column}` : file
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>500: fault in development</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeMarkup(message)}</h1>
${place ? `<p>${escapeMarkup(place)}</p>\n` : ''}${frame ? `<pre>${escapeMarkup(frame)}</pre>\n` : ''}${stack ? `<pre>${escapeMarkup(stack)}</pre>\n` : ''}<script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${scriptJson(fault)}))
</script>
</body>
</html>
`
}
