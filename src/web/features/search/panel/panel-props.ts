import type { KeyboardEvent, ReactNode, RefObject } from 'react'

export type SearchKeyEvent = KeyboardEvent<HTMLInputElement>

/** Callbacks that the field provides to the panel below it. */
export type PanelKeys = {
  onKeyDown: (event: SearchKeyEvent) => void
  /** Adds the query to the recent searches. */
  keepSearch: () => void
}

export type SearchPanelProps = {
  id: string
  query: string
  keys: RefObject<PanelKeys | null>
  /** Reports the ids of the lists of options, and the option selected with the arrow keys. */
  onOptions: (options: { lists: string; active: string | undefined }) => void
  /** Searches for another query. */
  onSearch: (query: string) => void
  onGo: (() => void) | undefined
  children: ReactNode
}
