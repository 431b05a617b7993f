/** `config.json` on the host: what may be changed without a build (see the contract of the API). */
export type RuntimeConfig = {
  /** Put in front of every path of the API; '' for the site's own origin. */
  apiBaseUrl: string
  /** Shown on the settings page as Enabled or Disabled. */
  tunnel: boolean
  /** Milliseconds between looks for a new build; 0 for never. */
  buildCheckInterval: number
}

export const DEFAULT_RUNTIME_CONFIG: RuntimeConfig = { apiBaseUrl: '', tunnel: false, buildCheckInterval: 300_000 }

let reading: Promise<RuntimeConfig> | undefined

/** Reads the host's configuration, once a document. A missing or malformed file is warned about, and the defaults hold. */
export function readRuntimeConfig(): Promise<RuntimeConfig> {
  reading ??= fetchRuntimeConfig('/config.json')
  return reading
}

/** Fetches and checks a configuration; see `readRuntimeConfig`. */
export async function fetchRuntimeConfig(url: string): Promise<RuntimeConfig> {
  try {
    const response = await fetch(url)
    const config: unknown = response.ok ? await response.json() : undefined
    if (isRuntimeConfig(config)) return config
  } catch {
    // No answer, or no JSON: as bad as a malformed one.
  }
  console.warn(`${url} is missing or malformed; the defaults hold.`)
  return DEFAULT_RUNTIME_CONFIG
}

function isRuntimeConfig(config: unknown): config is RuntimeConfig {
  if (typeof config !== 'object' || config === null) return false
  const { apiBaseUrl, tunnel, buildCheckInterval } = config as Partial<Record<keyof RuntimeConfig, unknown>>
  const isInterval = Number.isInteger(buildCheckInterval) && Number(buildCheckInterval) >= 0
  return typeof apiBaseUrl === 'string' && typeof tunnel === 'boolean' && isInterval
}
