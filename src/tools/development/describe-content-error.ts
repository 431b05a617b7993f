import { readFileSync } from 'node:fs'
import type { ContentError } from '../../content/faults.ts'
import { describeFault, locateFault } from '../../content/locate-fault.ts'
import { codeFrame } from './code-frame.ts'
import type { DevFault } from './dev-fault.ts'

/** Tells faults of the content with file, line and column of each field, the first with the lines around it. */
export function describeContentError({ faults }: ContentError, contentDir: string): DevFault {
  const located = faults.map((fault) => locateFault(fault, contentDir))
  const message = [
    'The content has faults. Pages are served again when they are fixed.',
    '',
    ...located.map(describeFault),
  ]
  const [first] = located
  if (!first?.place) return { message: message.join('\n'), stack: '', ...(first && { id: first.file }) }
  const { file, place } = first
  return {
    message: message.join('\n'),
    stack: '',
    id: file,
    loc: { file, ...place },
    frame: codeFrame(readFileSync(file, 'utf8'), place.line, place.column),
  }
}
