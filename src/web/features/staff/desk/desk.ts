import { createContext, useContext } from 'react'
import type { BrowserSession } from '../session/browser-session.ts'
import type { Duty } from '../session/staff.ts'

/** The permissions of the desk's screens; the API grants them by role (src/server/access.ts). */
export type Permission =
  | 'read requests'
  | 'read insight'
  | 'change requests'
  | 'manage people'
  | 'manage data'
  | 'manage own login'

/** The account at the desk, and its permissions. */
export type Desk = BrowserSession & {
  account: string
  /** A role this version does not know is shown as it is. */
  role: string
  /** The account has to do this in the settings before it may work here. */
  duty?: Duty | undefined
  may: (permission: Permission) => boolean
}

const DeskContext = createContext<Desk | undefined>(undefined)

export const DeskProvider = DeskContext.Provider

/** Returns who is at the desk. For components inside a DeskFrame. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('There is no DeskFrame around this component')
  return desk
}
