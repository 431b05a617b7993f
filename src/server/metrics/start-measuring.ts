import type { MetricsConfig } from '../config.ts'
import type { Figures, Levels } from './create-registry.ts'
import type { Metrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

/** Counters, where they are read with a token, and how their own port is closed. */
export type Measuring = {
  metrics: Metrics
  figures: (Figures & { token: string }) | undefined
  stop: () => Promise<void>
}

/** Starts to count, and serves the figures on a port of their own if there is one. */
export async function startMeasuring({ port, host, token }: MetricsConfig, levels: Levels): Promise<Measuring> {
  // Loaded on demand: most processes count nothing.
  const { createRegistry } = await import('./create-registry.ts')
  const { metrics, figures } = createRegistry(levels)
  const server = port === undefined ? undefined : await serveMetrics({ port, host, figures })
  return {
    metrics,
    figures: token === undefined ? undefined : { ...figures, token },
    stop: async () => {
      server?.closeAllConnections()
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
    },
  }
}
