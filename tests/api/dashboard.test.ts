import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { grafanaDashboard } from '../../src/delivery/deployment/grafana-dashboard.ts'
import { ROOT, startApi } from './start-api.ts'

/** Figures and labels: words that PromQL does not have itself. */
const FIGURE = /\b(?:site|process|nodejs)_\w+/g
const LABELS = /(?:by \(|[{,] ?)(\w+)(?=[,)]|=|!=|!~)/g

test('the dashboard and the alarms ask for figures and labels that the API exports', async () => {
  const api = await startApi('embedded', { metrics: { port: undefined, host: '', token: 'sixteen--letters' } })
  onTestFinished(() => api.close())
  const read = async () =>
    (await fetch(`${api.url}/api/metrics`, { headers: { authorization: 'Bearer sixteen--letters' } })).text()
  // A figure of requests is there after the first.
  await read()
  const exported = await read()
  const figures = new Set([...exported.matchAll(/^([a-z]\w+)(?:\{| )/gm)].map(([, name]) => name))
  const labels = new Set([...exported.matchAll(/[{,](\w+)="/g)].map(([, name]) => name))
  const readme = readFileSync(join(ROOT, 'src/server/OPERATING.md'), 'utf8')
  const alarms = readme
    .slice(readme.indexOf('## Figures'), readme.indexOf('## Accounts'))
    .replaceAll('`process_*`, `nodejs_*`', '')
  const queries = JSON.parse(grafanaDashboard()) as {
    panels: { targets: { expr: string }[] }[]
  }
  const asked = queries.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect(asked.length).toBeGreaterThan(15)
  // A document names a histogram as a whole.
  const isExported = (name: string) => figures.has(name) || figures.has(`${name}_bucket`)
  const named = [...asked, alarms].flatMap((text) => text.match(FIGURE) ?? [])
  expect(named.filter((name) => !isExported(name))).toEqual([])
  const grouped = asked.flatMap((text) => [...text.matchAll(LABELS)].map(([, name]) => name))
  expect(grouped.filter((name) => !labels.has(name))).toEqual([])
  expect(grouped).toContain('route')
})
