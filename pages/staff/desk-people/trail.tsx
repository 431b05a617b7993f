import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { actionsClass, DeskRow, fieldsClass } from '../../../src/web/features/staff/desk/desk-row.tsx'
import { ACCOUNT_EVENTS } from '../../../src/web/features/staff/desk/account-events.ts'
import { SelectField } from '../../../src/web/features/staff/desk/select-field.tsx'
import { useCall } from '../../../src/web/features/staff/desk/use-call.ts'
import { useDeskApi } from '../../../src/web/features/staff/desk/use-desk-api.ts'
import { useLoaded } from '../../../src/web/features/staff/desk/use-loaded.ts'
import { useLatestQuery } from '../../../src/web/features/staff/desk/use-latest-query.ts'
import { localisePath } from '../../../src/base/i18n/localised-path.ts'
import { useLocale, useWords } from '../../../src/base/i18n/words.ts'
import { saveFile } from '../../../src/web/navigation/browser/save-file.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { Field } from '../../../src/web/ui/field.tsx'
import { Icon } from '../../../src/web/ui/icon.tsx'
import { Note } from '../../../src/web/ui/note.tsx'
import { Pagination } from '../../../src/web/ui/pagination.tsx'
import { RetryNote } from '../../../src/web/ui/retry-note.tsx'
import { AccountChanges } from './account-changes.tsx'
import { readTrailQuery, type TrailQuery, trailParams, trailPath } from './trail-query.ts'
import { writeTrail } from './write-trail.ts'

/** The trail of accounts, by account and kind, page by page, and as a table to keep. */
export function Trail({ edition }: { /** Grows with every change made on this screen. */ edition: number }) {
  const t = useWords()
  const locale = useLocale()
  const api = useDeskApi()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const query = useMemo(() => readTrailQuery(search), [search])
  const want = useLatestQuery(query)
  const { value, error, reload } = useTrail(query, edition)
  const call = useCall()
  const show = (changed: Partial<TrailQuery>) =>
    void navigate(trailPath(want({ cursor: '', ...changed })), { preventScrollReset: true })
  const save = () =>
    call.make(async () =>
      saveFile(
        await writeTrail((cursor) => api.accountChanges(trailParams({ ...query, cursor }, 100)), t),
        'trail.csv',
      ),
    )
  const hrefOf = (cursor: string) => localisePath(locale, trailPath({ ...query, cursor }))
  const next = value?.pagination.next
  return (
    <DeskRow heading={t('desk-people:trail.heading')} hint={t('desk-people:trail.hint')}>
      <AccountFilter key={query.account} account={query.account} onChange={(account) => show({ account })}>
        <SelectField
          id="trail-kind"
          label={t('desk-people:trail.kind')}
          value={query.kind}
          onChange={(kind) => show({ kind })}
          options={[
            ['', t('desk-people:trail.allKinds')] as const,
            ...ACCOUNT_EVENTS.map((kind) => [kind, t(`desk-people:kinds.${kind}`)] as const),
          ]}
        />
      </AccountFilter>
      {error && <RetryNote title={t('desk-people:trail.failed')} label={t('error.retry')} onRetry={reload} />}
      {value && <AccountChanges changes={value.changes} />}
      {value?.changes.length === 0 && <p role="status">{t('desk-people:trail.none')}</p>}
      {(query.cursor || next) && (
        <Pagination
          label={t('desk-people:trail.pages')}
          text={t('desk-people:trail.onPage', { count: value?.changes.length ?? 0 })}
          previous={{ label: t('desk-people:trail.newest'), href: query.cursor ? hrefOf('') : undefined }}
          next={{ label: t('desk-people:trail.older'), href: next ? hrefOf(next) : undefined }}
        />
      )}
      <div className={actionsClass}>
        <Button variant="secondary" size="small" aria-busy={call.isBusy} onClick={() => void save()}>
          <Icon name="download" />
          {t('desk-people:trail.save')}
        </Button>
      </div>
      {call.failure && <Note role="alert" icon="error" title={call.failure} />}
    </DeskRow>
  )
}

/** Loads a page of the trail, again when something was changed. */
function useTrail(query: TrailQuery, edition: number) {
  const api = useDeskApi()
  // A text, so that a query that is the same loads nothing again.
  const asked = JSON.stringify([edition, trailParams(query)])
  return useLoaded(
    useCallback(() => {
      const [, params] = JSON.parse(asked) as [number, Record<string, string>]
      return api.accountChanges(params)
    }, [api, asked]),
  )
}

type AccountFilterProps = { account: string; onChange: (account: string) => void; children: ReactNode }

function AccountFilter({ account, onChange, children }: AccountFilterProps) {
  const t = useWords()
  const [typed, setTyped] = useState(account)
  return (
    <form
      className={fieldsClass}
      role="search"
      aria-label={t('desk-people:trail.heading')}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(typed.trim())
      }}
    >
      <Field id="trail-account" label={t('desk-people:account')} hint={t('desk-people:trail.accountHint')}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoCapitalize="none"
            spellCheck="false"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => typed.trim() !== account && onChange(typed.trim())}
          />
        )}
      </Field>
      {children}
    </form>
  )
}
