import { type ApiClient, createApiClient, type TokenKeeper } from '../../../src/web/api-client/api-client.ts'
import type { Locale } from '../../../src/base/i18n/locale.ts'

/** A session that only has a token. */
export function createKeeper(first = ''): TokenKeeper {
  let token = first
  return {
    token: () => token,
    replaceToken: (next) => (token = next),
    logOut: () => (token = ''),
  }
}

type ClientOptions = { locale?: Locale; keeper?: TokenKeeper }

export function createClient(url: string, { locale = 'zh', keeper = createKeeper() }: ClientOptions = {}): ApiClient {
  return createApiClient({ baseUrl: async () => url, locale, keeper })
}
