import { useWords } from '../../../../base/i18n/words.ts'
import { ROLES } from './desk-types.ts'

/** The name of a role; one that this version does not know is shown as it is. */
export function RoleName({ role }: { role: string }) {
  const t = useWords()
  const known = ROLES.find((candidate) => candidate === role)
  return <>{known ? t(`desk:roles.${known}`) : role}</>
}
