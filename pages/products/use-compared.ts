import { useEffect, useState } from 'react'
import { localisePath } from '../../src/base/i18n/localised-path.ts'
import { useLocale } from '../../src/base/i18n/words.ts'
import { forgetPayload, getPayload } from '../../src/web/navigation/payloads/payloads.ts'
import { attributesIn, type ComparedAttributes } from './compare-attributes.ts'

type Compared = { key: string; attributes: ComparedAttributes[] | 'failed' }

/** Returns the attributes of products from the payloads of their own pages, which are cached if the visitor has opened them. */
export function useCompared(codes: readonly string[]): {
  attributes: ComparedAttributes[] | 'failed' | 'loading'
  retry: () => void
} {
  const locale = useLocale()
  const [tries, setTries] = useState(0)
  const [compared, setCompared] = useState<Compared>()
  const key = `${codes.join(',')} ${tries}`
  useEffect(() => {
    let isWanted = true
    const paths = pathsOf(key).map((path) => localisePath(locale, path))
    const show = (attributes: Compared['attributes']) => isWanted && setCompared({ key, attributes })
    Promise.all(paths.map((path) => getAttributes(path))).then(show, () => show('failed'))
    return () => {
      isWanted = false
    }
  }, [key, locale])
  return {
    attributes: compared?.key === key ? compared.attributes : 'loading',
    retry: () => setTries((count) => count + 1),
  }
}

function pathsOf(key: string): string[] {
  const [codes = ''] = key.split(' ')
  return codes.split(',').map((code) => `/products/${code}`)
}

async function getAttributes(path: string): Promise<ComparedAttributes> {
  const { data } = await getPayload(path)
  const attributes = attributesIn(data)
  if (attributes) return attributes
  forgetPayload(path)
  throw new Error(`The payload of ${path} has no attributes`)
}
