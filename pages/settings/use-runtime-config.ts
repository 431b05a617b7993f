import { useEffect, useState } from 'react'
import { type RuntimeConfig, readRuntimeConfig } from '../../src/runtime-config.ts'

/** Returns the host's configuration; undefined until it is loaded. */
export function useRuntimeConfig(): RuntimeConfig | undefined {
  const [config, setConfig] = useState<RuntimeConfig>()
  useEffect(() => {
    void readRuntimeConfig().then(setConfig)
  }, [])
  return config
}
