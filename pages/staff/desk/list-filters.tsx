import { useEffect, useState } from 'react'
import { useDesk } from '../../../src/web/features/staff/desk/desk.ts'
import { KINDS } from '../../../src/web/features/staff/desk/desk-types.ts'
import { useWords } from '../../../src/base/i18n/words.ts'
import { Button } from '../../../src/web/ui/button.tsx'
import { Field } from '../../../src/web/ui/field.tsx'
import { Icon } from '../../../src/web/ui/icon.tsx'
import { SelectField } from '../../../src/web/features/staff/desk/select-field.tsx'
import { type DeskQuery, isFiltered, type Sort, SORTS } from './desk-query.ts'
import styles from './list-filters.module.css'
import { useAssignees } from './use-assignees.ts'

/** How long a pause in typing is until the search follows. */
const TYPING_MS = 350

export type ChangeQuery = (change: Partial<DeskQuery>, options?: { replace?: boolean }) => void

type ListFiltersProps = { query: DeskQuery; onChange: ChangeQuery }

/** Search, filters and order, and the button that lists the keys; each filter takes effect when it is changed, and stands in the address. */
export function ListFilters({ query, onChange, onHelp }: ListFiltersProps & { onHelp: () => void }) {
  const t = useWords()
  const { account } = useDesk()
  const assignees = useAssignees()
  const [isOpen, setIsOpen] = useState(false)
  const others = [...new Set([...assignees, query.person])].filter(
    (person) => person !== account && !['', 'me', 'none'].includes(person),
  )
  return (
    <form
      role="search"
      className={styles.filters}
      aria-label={t('desk-requests:list.filters')}
      onSubmit={(event) => {
        event.preventDefault()
        const q = new FormData(event.currentTarget).get('q')
        if (typeof q === 'string') onChange({ q: q.trim() })
      }}
    >
      <SearchField query={query} onChange={onChange} />
      <Button
        variant="secondary"
        size="tool"
        aria-expanded={isOpen}
        aria-controls="desk-filters"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="filters" />
        {t('desk-requests:list.filters')}
      </Button>
      <Button
        variant="quiet"
        size="tool"
        className={styles.help}
        aria-label={t('desk-requests:keys.heading')}
        title={t('desk-requests:keys.heading')}
        onClick={onHelp}
      >
        ?
      </Button>
      <div id="desk-filters" className={styles.more} data-open={isOpen}>
        <SelectField
          id="kind"
          label={t('desk-requests:list.kind')}
          value={query.kind}
          onChange={(kind) => onChange({ kind })}
          options={[
            ['', t('desk-requests:list.allKinds')],
            ...KINDS.map((kind) => [kind, t(`desk-requests:kinds.${kind}`)] as const),
          ]}
        />
        <SelectField
          id="person"
          label={t('desk-requests:list.person')}
          value={query.person}
          onChange={(person) => onChange({ person })}
          options={[
            ['', t('desk-requests:list.anyone')],
            ['me', t('desk-requests:list.me')],
            ['none', t('desk-requests:nobody')],
            ...others.map((person) => [person, person] as const),
          ]}
        />
        <DayField name="from" query={query} onChange={onChange} />
        <DayField name="to" query={query} onChange={onChange} />
        <SelectField
          id="sort"
          label={t('desk-requests:list.sort')}
          value={query.sort}
          onChange={(sort) => onChange({ sort })}
          options={(Object.keys(SORTS) as Sort[]).map((sort) => [sort, t(`desk-requests:list.sorts.${sort}`)])}
        />
      </div>
      {isFiltered(query) && (
        <Button
          variant="quiet"
          size="tool"
          className={styles.clear}
          onClick={() => onChange({ q: '', kind: '', person: '', from: '', to: '', unread: false })}
        >
          <Icon name="close" />
          {t('desk-requests:list.clear')}
        </Button>
      )}
    </form>
  )
}

/** The search follows a pause in typing; the address wins when it changes from elsewhere. */
function SearchField({ query: { q }, onChange }: ListFiltersProps) {
  const t = useWords()
  const [typed, setTyped] = useState({ q, text: q })
  if (typed.q !== q) setTyped({ q, text: typed.text.trim() === q ? typed.text : q })
  const text = typed.text
  useEffect(() => {
    if (text.trim() === q) return
    const timer = setTimeout(() => onChange({ q: text.trim() }, { replace: true }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, q, onChange])
  return (
    <Field id="q" label={t('desk-requests:list.search')} className={styles.search}>
      {(control) => (
        <input
          {...control}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          placeholder={t('desk-requests:list.searchHint')}
          value={text}
          onChange={(event) => setTyped({ q, text: event.target.value })}
        />
      )}
    </Field>
  )
}

/** While a year is typed, each digit makes another day, of the year 2, 20 and 202: no filter, and no address. */
const FIRST_DAY = '2000-01-01'

function DayField({ name, query, onChange }: ListFiltersProps & { name: 'from' | 'to' }) {
  const t = useWords()
  const day = query[name]
  const [typed, setTyped] = useState({ day, text: day })
  if (typed.day !== day) setTyped({ day, text: day })
  return (
    <Field id={name} label={t(`desk-requests:list.${name}`)}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={typed.text}
          min={name === 'to' ? query.from : undefined}
          onChange={({ target: { value } }) => {
            setTyped({ day, text: value })
            if (value === '' || value >= FIRST_DAY) onChange({ [name]: value })
          }}
        />
      )}
    </Field>
  )
}
