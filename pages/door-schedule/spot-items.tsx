import { memo, useDeferredValue } from 'react'
import type { Spot } from '../../src/web/features/door-schedule/edit.ts'
import type { Door, Item } from '../../src/web/features/door-schedule/schedule.ts'
import { useWords } from '../../src/base/i18n/words.ts'
import styles from './door-schedule.module.css'
import { ItemList } from './item-list.tsx'
import type { MakeChange } from './use-schedule.ts'

type SpotItemsProps = {
  heading: string
  hint: string
  spot: Extract<Spot, string>
  items: readonly Item[]
  change: MakeChange
  /** The doors that its devices can be placed at. */
  doors?: readonly Door[]
}

/** Items in the comms room, or without a place yet. */
export const SpotItems = memo(function SpotItems({ heading, hint, spot, items, change, doors }: SpotItemsProps) {
  return (
    <section className={styles.part} aria-label={heading}>
      <h2>{heading}</h2>
      <p className={styles.hint}>{hint}</p>
      <div data-row={spot}>
        <ItemList spot={spot} items={items} where={heading} change={change} {...(doors && { doors })} />
      </div>
    </section>
  )
})

type UnassignedItemsProps = Required<Pick<SpotItemsProps, 'items' | 'doors' | 'change'>>

/** Items without a place yet. Typing stays ahead of the places that it is offered. */
export function UnassignedItems({ items, doors, change }: UnassignedItemsProps) {
  const t = useWords()
  const places = useDeferredValue(doors)
  return (
    <SpotItems
      heading={t('door-schedule:loose.heading')}
      hint={t('door-schedule:loose.hint')}
      spot="loose"
      items={items}
      doors={places}
      change={change}
    />
  )
}
