/** Results of a family's cases. */
type Line = { cases: number; answers: Map<string, number>; silent: number; faults: number; longestMs: number }

/** Counts the results of cases by family. */
export class Tally {
  readonly #lines = new Map<string, Line>()

  add(family: string, statuses: readonly number[], faults: number, ms: number): void {
    const line = this.#lines.get(family) ?? { cases: 0, answers: new Map(), silent: 0, faults: 0, longestMs: 0 }
    this.#lines.set(family, line)
    line.cases += 1
    line.faults += faults > 0 ? 1 : 0
    line.silent += statuses.length === 0 ? 1 : 0
    line.longestMs = Math.max(line.longestMs, ms)
    for (const status of statuses) line.answers.set(kindOf(status), (line.answers.get(kindOf(status)) ?? 0) + 1)
  }

  /** Returns a table with a line per family. */
  toString(): string {
    const kinds = [...new Set([...this.#lines.values()].flatMap(({ answers }) => [...answers.keys()]))].toSorted()
    const row = (cells: readonly (string | number)[]) =>
      cells.map((cell, index) => (index === 0 ? String(cell).padEnd(14) : String(cell).padStart(9))).join('')
    const head = row(['family', 'cases', ...kinds, 'silent', 'longest', 'failed'])
    const rows = [...this.#lines].map(([family, { cases, answers, silent, faults, longestMs }]) =>
      row([
        family,
        cases,
        ...kinds.map((kind) => answers.get(kind) ?? 0),
        silent,
        `${Math.round(longestMs)} ms`,
        faults,
      ]),
    )
    return [head, ...rows].join('\n')
  }
}

/** The server's own errors are counted separately, and so are accepted requests. */
function kindOf(status: number): string {
  return [201, 413, 429, 503, 507].includes(status) || status >= 500 ? String(status) : `${Math.floor(status / 100)}xx`
}
