import { type ComponentType, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadWords } from '../../../../base/i18n/browser-words.ts'
import { localisePath } from '../../../../base/i18n/localised-path.ts'
import { useLocale, useWords } from '../../../../base/i18n/words.ts'
import { Button } from '../../../ui/button.tsx'
import { inputClass } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { composedInput } from '../composed-input.ts'
import styles from './search-box.module.css'
import type { PanelKeys, SearchPanelProps } from './panel-props.ts'

const MAX_LENGTH = 100

type SearchBoxProps = {
  /** Unique on the page; prefix of the ids of its parts. */
  id: string
  /** In a dialog: loads at once and focuses the field, and Escape calls `onGo`. */
  isOpen?: boolean
  /** Replaces the submit button. */
  action?: ReactNode
  /** Called when the visitor follows a result, or leaves the dialog. */
  onGo?: () => void
  /** Shown until a query is typed. */
  children?: ReactNode
}

/**
 * The search field. Without scripts it is a form that leads to the product list; the panel with results is loaded when
 * the field is focused.
 */
export function SearchBox({ id, isOpen = false, action, onGo, children }: SearchBoxProps) {
  const t = useWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const keys = useRef<PanelKeys>(null)
  const [query, setQuery] = useState('')
  const [options, setOptions] = useState<{ lists: string; active: string | undefined }>()
  const [Panel, load] = usePanel()

  // Text typed before hydration counts.
  useEffect(() => {
    if (isOpen || field.current === document.activeElement || field.current?.value) load()
    if (field.current?.value) setQuery(field.current.value)
    if (isOpen) field.current?.focus()
  }, [isOpen, load])

  const search = (text: string) => {
    if (field.current) field.current.value = text
    setQuery(text)
    field.current?.focus()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    keys.current?.keepSearch()
    void navigate(`/products?${new URLSearchParams({ q: field.current?.value.trim() ?? '' })}`)
    onGo?.()
  }
  return (
    <search className={styles.box}>
      <form className={styles.form} action={localisePath(locale, '/products')} onSubmit={submit}>
        <label htmlFor={`${id}-field`}>
          <Icon name="search" />
          <VisuallyHidden>{t('searchBox.label')}</VisuallyHidden>
        </label>
        <input
          ref={field}
          id={`${id}-field`}
          className={joinClasses(inputClass, styles.field)}
          type="search"
          name="q"
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t('searchBox.label')}
          onFocus={load}
          {...composedInput(setQuery)}
          onKeyDown={(event) => {
            // In a dialog: in a search field Safari takes Escape for itself, and Firefox the first one. 229: an input
            // method takes it as well.
            if (isOpen && event.key === 'Escape' && event.keyCode !== 229) {
              event.preventDefault()
              onGo?.()
            } else keys.current?.onKeyDown(event)
          }}
          {...(Panel && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': Boolean(options?.lists),
            'aria-controls': options?.lists || undefined,
            'aria-activedescendant': options?.active,
          })}
        />
        {action ?? <Button type="submit">{t('searchBox.submit')}</Button>}
      </form>
      {Panel ? (
        <Panel id={id} query={query} keys={keys} onOptions={setOptions} onSearch={search} onGo={onGo}>
          {children}
        </Panel>
      ) : (
        children
      )}
    </search>
  )
}

/** Loads the panel and its words. If that fails, the field still leads to the product list. */
function usePanel(): [ComponentType<SearchPanelProps> | undefined, () => void] {
  const [panel, setPanel] = useState<ComponentType<SearchPanelProps>>()
  const [load] = useState(() => () => {
    Promise.all([import('./search-panel.tsx'), loadWords('search')]).then(
      ([{ SearchPanel }]) => setPanel(() => SearchPanel),
      () => {},
    )
  })
  return [panel, load]
}
