import { useEffect, useState } from 'react'
import { type RuntimeConfig, readRuntimeConfig } from '../../../src/base/runtime-config.ts'

/** Returns the host's configuration; undefined until it is loaded. */
export function useRuntimeConfig(): RuntimeConfig | undefined {
  const [config, setConfig] = useState<RuntimeConfig>()
  useEffect(() => {
    void readRuntimeConfig().then(setConfig)
  }, [])
  return config
}
