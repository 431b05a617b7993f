import { useWords } from '../../../src/base/i18n/words.ts'
import { STATES, type Counts } from '../../../src/web/features/staff/desk/desk-types.ts'
import { Link } from '../../../src/web/navigation/routing/link.tsx'
import { Tabs, tabClass } from '../../../src/web/ui/tabs.tsx'
import { type DeskQuery, deskPath } from './desk-query.ts'

type StateTabsProps = { query: DeskQuery; counts: Counts | undefined }

/** The states as tabs, with how many requests each has. */
export function StateTabs({ query, counts }: StateTabsProps) {
  const t = useWords()
  const wanted = STATES.filter((state) => state !== 'unwanted')
  const all = counts && wanted.reduce((sum, state) => sum + counts.states[state], 0)
  return (
    <Tabs label={t('desk-requests:list.states')}>
      {(['', ...STATES] as const).map((state) => (
        <Link
          key={state}
          className={tabClass}
          to={deskPath({ ...query, state, cursor: '' })}
          aria-current={state === query.state ? 'page' : undefined}
        >
          {state ? t(`desk-requests:states.${state}`) : t('desk-requests:list.all')}{' '}
          <small>{state ? counts?.states[state] : all}</small>
        </Link>
      ))}
    </Tabs>
  )
}
