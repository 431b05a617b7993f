import { useMemo } from 'react'
import { useLocale } from '../../../../base/i18n/words.ts'
import { useDesk } from './desk.ts'
import { type DeskApi, deskApi } from './desk-api.ts'

/** Returns the calls of the desk with the login of this document. For components inside a DeskFrame. */
export function useDeskApi(): DeskApi {
  const { callApi } = useDesk()
  const locale = useLocale()
  return useMemo(() => deskApi({ callApi }, locale), [callApi, locale])
}
