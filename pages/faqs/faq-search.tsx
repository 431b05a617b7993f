import { type SyntheticEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWords } from '../../src/base/i18n/words.ts'
import { composedInput } from '../../src/web/features/search/composed-input.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { inputClass } from '../../src/web/ui/field.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import { joinClasses } from '../../src/web/ui/join-classes.ts'
import { VisuallyHidden } from '../../src/web/ui/visually-hidden.tsx'
import styles from './faqs.module.css'
import { type FaqQuery, faqsPath, readFaqQuery } from './list-faqs.ts'

/** The search field: filters the questions during input, and stores the query in the address. */
export function FaqSearch({ query, count }: { query: FaqQuery; count: number }) {
  const t = useWords()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const { q } = query

  // The address is the source of truth, except during input. (Uncontrolled: input before hydration must not be lost.)
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = q
  }, [q])

  const find = (typed: string) => {
    // From the address: the choice before may not be rendered yet.
    const { category } = readFaqQuery(new URLSearchParams(window.location.search))
    void navigate(faqsPath({ q: typed, category, page: 1 }), { replace: true, preventScrollReset: true })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    find(field.current?.value ?? '')
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <label htmlFor="faq-search">
          <Icon name="search" />
          <VisuallyHidden>{t('faqs:search.label')}</VisuallyHidden>
        </label>
        <input
          ref={field}
          id="faq-search"
          className={joinClasses(inputClass, styles.input)}
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          placeholder={t('faqs:search.placeholder')}
          defaultValue=""
          {...composedInput(find)}
        />
        <Button type="submit">{t('faqs:search.submit')}</Button>
      </form>
      <VisuallyHidden>
        <span role="status">{q.trim() === '' ? '' : t('faqs:found', { count })}</span>
      </VisuallyHidden>
    </search>
  )
}
