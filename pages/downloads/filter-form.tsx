import { LOCALE_FACTS } from '../../src/base/i18n/locale.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../src/base/i18n/words.ts'
import { EXAMPLE_MODEL } from '#vendor/example-model.ts'
import { composedInput } from '../../src/web/features/search/composed-input.ts'
import { Field } from '../../src/web/ui/field.tsx'
import styles from './downloads.module.css'
import { DOCUMENT_KINDS } from './list-documents.ts'
import { LANGUAGES } from './list-state.ts'
import type { Downloads } from './use-downloads.ts'

/** The field for a model or number, and the filters. Touching or focusing one loads what they need; Enter leads to the results. */
export function FilterForm({ downloads, children }: { downloads: Downloads; children: ReactNode }) {
  const t = useWords()
  const { data, state, factsState, change } = downloads
  const field = useRef<HTMLInputElement>(null)
  // The address is the source of truth, except during input. (Uncontrolled: input before hydration must not be lost.)
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = state.q
  }, [state.q])
  return (
    <search>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of its controls, which need what is loaded */}
      <form
        className={styles.filters}
        aria-label={t('downloads:filters.heading')}
        onSubmit={(event) => {
          event.preventDefault()
          // Puts the keyboard of a phone away.
          field.current?.blur()
          document.getElementById(RESULTS_ID)?.scrollIntoView({ block: 'start' })
        }}
        onFocus={factsState.prepare}
        onPointerEnter={factsState.prepare}
      >
        <Field id="document-query" label={t('downloads:filters.query')} className={styles.query}>
          {(control) => (
            <input
              {...control}
              ref={field}
              type="search"
              name="q"
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="search"
              placeholder={t('downloads:filters.example', { model: EXAMPLE_MODEL })}
              defaultValue=""
              {...composedInput((q) => change({ q: q.trim() }, { isTyped: true }))}
            />
          )}
        </Field>
        <Choice
          id="document-kind"
          label={t('downloads:filters.kind')}
          value={state.kind ?? ''}
          onChange={(value) => change({ kind: DOCUMENT_KINDS.find((kind) => kind === value) })}
        >
          <option value="">{t('downloads:filters.all')}</option>
          {data.kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`downloads:kinds.${kind}`)}
            </option>
          ))}
        </Choice>
        <Choice
          id="document-series"
          label={t('downloads:filters.series')}
          value={state.series}
          onChange={(series) => change({ series })}
        >
          <option value="">{t('downloads:filters.all')}</option>
          {data.series.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice
          id="document-language"
          label={t('downloads:filters.language')}
          value={state.language}
          onChange={(value) => change({ language: LANGUAGES.find((language) => language === value) ?? state.language })}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {(language !== 'all' && LOCALE_FACTS[language].name) || t(`downloads:languages.${language}`)}
            </option>
          ))}
        </Choice>
        {children}
      </form>
    </search>
  )
}

/** The id of the results below the filters. */
export const RESULTS_ID = 'documents'

type ChoiceProps = {
  id: string
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function Choice({ id, label, value, onChange, children }: ChoiceProps) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </select>
      )}
    </Field>
  )
}
