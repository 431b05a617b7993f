import { startTransition, useEffect, useState } from 'react'
import { type DocumentSizes, SIZES_PATH } from '../../src/content/document-files.ts'
import { LOAD_LIMIT_MS } from '../../src/web/navigation/payloads/load-limit.ts'
import { inSite } from '../../src/base/base-path.ts'

/** Of this document: a newer build's are not looked for. */
let loaded: DocumentSizes | undefined

/** Returns the sizes of documents, once they are loaded: after the page is shown. Without them the list says less. */
export function useSizes(areThere: boolean): DocumentSizes | undefined {
  const [sizes, setSizes] = useState(loaded)
  useEffect(() => {
    if (sizes || !areThere) return
    let isShown = true
    loadSizes().then(
      (found) => isShown && startTransition(() => setSizes(found)),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [sizes, areThere])
  return sizes
}

async function loadSizes(): Promise<DocumentSizes> {
  const response = await fetch(inSite(SIZES_PATH), { signal: AbortSignal.timeout(LOAD_LIMIT_MS) })
  if (!response.ok) throw new Error(`${SIZES_PATH}: HTTP ${response.status}`)
  // Written by write-sizes.ts.
  loaded = (await response.json()) as DocumentSizes
  return loaded
}
