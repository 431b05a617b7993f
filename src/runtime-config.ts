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
