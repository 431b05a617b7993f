import type { KeyboardEvent, ReactNode, RefObject } from 'react'

export type SearchKeyEvent = KeyboardEvent<HTMLInputElement>

/** What the field hands on to what is shown below it. */
export type PanelKeys = {
  onKeyDown: (event: SearchKeyEvent) => void
  /** Keeps what was searched for among the recent searches. */
  keepSearch: () => void
}

export type SearchPanelProps = {
  id: string
  query: string
  keys: RefObject<PanelKeys | null>
  /** Says which lists of options there are, and which option the arrow keys have reached. */
  onOptions: (options: { lists: string; active: string | undefined }) => void
  /** Searches for something else. */
  onSearch: (query: string) => void
  onGo: (() => void) | undefined
  children: ReactNode
}
