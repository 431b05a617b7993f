import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'
import styles from './layout.module.css'

/** Whether a page is rendered at once, as on the server; otherwise its first screen is shown before the rest is rendered. */
export const RendersWholePage = createContext(true)

/** Whether it is time for what can wait: false in the first rendering of a page that a click opened, until that is shown. */
export function useRendersBelowTheFold(): boolean {
  return useDeferredValue(true, useContext(RendersWholePage))
}

/** The content below a page's first screen. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return useRendersBelowTheFold() ? children : <div className={styles.placeholder} data-pending="" />
}
