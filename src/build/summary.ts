import type { BuildSummary } from './build-site.ts'

const KIB = 1024
const MIB = KIB * KIB

/** Describes the result of a build, in a few lines. `seconds` is the total time of the command. */
export function formatSummary(summary: BuildSummary, seconds: number): string {
  if (!summary.isNew) return `Build ${summary.id}: nothing has changed (${seconds.toFixed(2)} s)`
  const steps = Object.entries(summary.seconds).map(([step, time]) => `${step} ${time.toFixed(2)}`)
  const rendering = summary.seconds.pages ?? seconds
  return [
    `Build ${summary.id}`,
    `  pages            ${summary.pages}, ${summary.rendered} rendered, the others kept from before; ${summary.drawn} pictures drawn`,
    `  seconds          ${seconds.toFixed(2)} (${steps.join(', ')})`,
    `  pages per second ${Math.round(summary.pages / rendering)} while rendering, ${Math.round(summary.pages / seconds)} overall`,
    `  documents        ${formatDocuments(summary.documents)}`,
    `  peak memory      ${Math.round((process.resourceUsage().maxRSS * KIB) / MIB)} MB`,
    `  bytes            ${(summary.bytes / MIB).toFixed(1)} MB`,
  ].join('\n')
}

function formatDocuments(documents: BuildSummary['documents']): string {
  if (!documents) return 'left out (DOCUMENTS=off)'
  const { sheets, papers, cards, drawn } = documents
  return `${sheets} data sheets, ${papers} installation papers, ${cards} social pictures; ${drawn} drawn, the others kept from before`
}
