/** `config.json` on the host: what may be changed without a build (tests/requirements.md, section 10). */
export type RuntimeConfig = {
  /** Put in front of every path of the API; '' for the site's own origin. */
  apiBaseUrl: string
  /** Shown on the settings page as Enabled or Disabled. */
  tunnel: boolean
  /** Milliseconds between looks for a new build; 0 for never. */
  buildCheckInterval: number
}

export const DEFAULT_RUNTIME_CONFIG: RuntimeConfig = { apiBaseUrl: '', tunnel: false, buildCheckInterval: 300_000 }

/** Whoever waits for the configuration, such as a form that is being sent, waits no longer. */
const PATIENCE_MS = 5_000

/** Reads `config.json` from the host. Where it cannot be read, or says something else, the default stands and one warning is logged. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  try {
    const response = await fetch('/config.json', { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const config = { ...DEFAULT_RUNTIME_CONFIG, ...(await response.json()) } as RuntimeConfig
    for (const [name, value] of Object.entries(DEFAULT_RUNTIME_CONFIG)) {
      if (typeof config[name as keyof RuntimeConfig] !== typeof value) throw new Error(`${name} is no ${typeof value}`)
    }
    return config
  } catch (error) {
    console.warn('config.json cannot be used:', error)
    return DEFAULT_RUNTIME_CONFIG
  }
}

let config: Promise<RuntimeConfig> | undefined

/** Gives the host's configuration, read once a document. */
export function readRuntimeConfig(): Promise<RuntimeConfig> {
  config ??= loadRuntimeConfig()
  return config
}
