import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../src/base/i18n/words.ts'
import { Button } from '../../src/web/ui/button.tsx'
import { Disclosure } from '../../src/web/ui/disclosure.tsx'
import { Check } from '../../src/web/ui/field.tsx'
import { Icon } from '../../src/web/ui/icon.tsx'
import text from '../../src/web/ui/text.module.css'
import hidden from '../../src/web/ui/visually-hidden.module.css'
import type { Facet } from './facets.ts'
import { toggleFilter } from './filters.ts'
import styles from './products.module.css'
import { useChoice } from './use-choice.ts'
import type { List } from './use-list.ts'

/** The form's id, which the button that opens it as a popover on small screens refers to. */
export const FILTER_FORM_ID = 'product-filters'

/** The first short filters are expanded, so that the form is about as long as the first page. */
const OPEN_AT_FIRST = 5
const MOST_OPTIONS_OPEN = 12

type FilterFormProps = { list: List; facets: readonly Facet[]; found: number | undefined }

/** The filters beside the list; on small screens a popover. Pointing at them or focusing one loads what they need. */
export function FilterForm({ list, facets, found }: FilterFormProps) {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  const { prepare } = list.factsState
  useEffect(() => {
    const unsubscribe = new AbortController()
    for (const event of ['pointerenter', 'focusin'])
      form.current?.addEventListener(event, prepare, { signal: unsubscribe.signal })
    return () => unsubscribe.abort()
  }, [prepare])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of its controls, which need what is loaded
    <form
      className={styles.filters}
      id={FILTER_FORM_ID}
      popover="auto"
      aria-label={t('products:filters.heading')}
      onSubmit={(event) => event.preventDefault()}
      ref={form}
    >
      <div className={styles.filtersBar}>
        <p className={text.h3}>{t('products:filters.heading')}</p>
        <Button
          variant="quiet"
          size="tool"
          aria-label={t('products:filters.close')}
          popoverTarget={FILTER_FORM_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </Button>
      </div>
      {facets.map((facet, index) => (
        <FacetGroup key={facet.id} facet={facet} list={list} isOpen={isOpenAtFirst(facet, index)} />
      ))}
      <div className={styles.filtersEnd}>
        <Button popoverTarget={FILTER_FORM_ID} popoverTargetAction="hide">
          {found === undefined ? t('products:search.loading') : t('products:filters.show', { count: found })}
        </Button>
      </div>
    </form>
  )
}

/** A lower level is offered because the one above was selected: the visitor expects it. */
function isOpenAtFirst({ id, options }: Facet, index: number): boolean {
  if (id === 'subCategory' || id === 'specification') return true
  return index < OPEN_AT_FIRST && options.length <= MOST_OPTIONS_OPEN
}

function FacetGroup({ facet, list, isOpen }: { facet: Facet; list: List; isOpen: boolean }) {
  const { data } = list
  const accents = facet.id === 'series' ? new Map(data.series.map(({ id, accent }) => [id, accent])) : undefined
  return (
    <Disclosure summary={facet.label} className={styles.facet} contentClass={styles.options} open={isOpen}>
      <fieldset>
        <legend className={hidden.hidden}>{facet.label}</legend>
        {facet.options.map((option) => (
          <FacetOption key={option.id} facet={facet.id} option={option} list={list}>
            {accents && <i className={styles.pigment} data-series={accents.get(option.id)} />}
          </FacetOption>
        ))}
      </fieldset>
    </Disclosure>
  )
}

type FacetOptionProps = { facet: string; option: Facet['options'][number]; list: List; children: ReactNode }

function FacetOption({ facet, option, list, children }: FacetOptionProps) {
  const { id, label, count, isWanted } = option
  const { facts, change } = list
  const toggle = facts?.toggle ?? toggleFilter
  const [isChecked, choose] = useChoice(isWanted)
  return (
    <Check
      type="checkbox"
      name={facet}
      value={id}
      checked={isChecked}
      disabled={count === 0 && !isChecked}
      count={count}
      onChange={() =>
        choose(!isChecked, () => change(({ filters }) => ({ filters: toggle(filters, facet, id), page: 1 })))
      }
    >
      {children}
      {label}
    </Check>
  )
}
