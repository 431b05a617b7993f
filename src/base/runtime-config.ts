/** `config.json` on the host: settings that can be changed without a build (tests/requirements.md, section 10). */
export type RuntimeConfig = {
  /** Prefix of every path of the API; '' for the site's own origin. */
  apiBaseUrl: string
  /** Shown on the settings page as Enabled or Disabled. */
  tunnel: boolean
  /** Polling interval for a new build in milliseconds; 0 turns polling off. */
  buildCheckInterval: number
  /** Whether pages tell the API what visitors did not find or wait for (src/web/features/insight). */
  insight: boolean
}

/** Defaults of settings that the host does not name. It sends nothing: there may be no API. */
export const DEFAULT_RUNTIME_CONFIG: RuntimeConfig = {
  apiBaseUrl: '',
  tunnel: false,
  buildCheckInterval: 300_000,
  insight: false,
}
/** The file that a build writes, for the host to edit. */
export const WRITTEN_RUNTIME_CONFIG: RuntimeConfig = { ...DEFAULT_RUNTIME_CONFIG, insight: true }

/** Timeout: a form that is being submitted waits for the configuration. */
const PATIENCE_MS = 5_000

/** Reads `config.json` from the host. For a missing or invalid value, the default is used and one warning is logged. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const config = { ...DEFAULT_RUNTIME_CONFIG, ...JSON.parse(await response.text()) } as RuntimeConfig
    for (const [name, value] of Object.entries(DEFAULT_RUNTIME_CONFIG)) {
      if (typeof config[name as keyof RuntimeConfig] !== typeof value) throw new Error(`${name} is no ${typeof value}`)
    }
    return withOwnApi(config)
  } catch (error) {
    console.warn('config.json cannot be used:', error)
    return withOwnApi(DEFAULT_RUNTIME_CONFIG)
  }
}

/** The API of the site's own origin is below the site's base. */
function withOwnApi(read: RuntimeConfig): RuntimeConfig {
  if (import.meta.env.BASE_URL === '/') return read
  return { ...read, apiBaseUrl: read.apiBaseUrl || import.meta.env.BASE_URL.slice(0, -1) }
}

let config: Promise<RuntimeConfig> | undefined

/** Returns the host's configuration, which is read once per document. */
export function readRuntimeConfig(): Promise<RuntimeConfig> {
  config ??= loadRuntimeConfig()
  return config
}
