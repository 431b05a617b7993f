import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import type { ApiClient } from '../../../api-client/api-client.ts'
import { codeOf } from '../session/staff.ts'
import { type Desk, DeskProvider } from './desk.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

/**
 * Provides a desk whose calls ask for the password where the API wants it again, and are then made once more. Without
 * the password they fail as before.
 */
export function ConfirmedDesk({ desk, children }: { desk: Desk; children: ReactNode }) {
  const { callApi } = desk
  const [isAsked, setIsAsked] = useState(false)
  /** The refused calls: several may wait for one password. */
  const waiting = useRef<((isConfirmed: boolean) => void)[]>([])
  const close = useCallback((isConfirmed: boolean) => {
    setIsAsked(false)
    for (const settle of waiting.current.splice(0)) settle(isConfirmed)
  }, [])
  const confirmed: ApiClient = useCallback(
    async (...call) => {
      try {
        return await callApi(...call)
      } catch (error) {
        if (codeOf(error) !== 'confirmation_required') throw error
        const isConfirmed = await new Promise<boolean>((resolve) => {
          waiting.current.push(resolve)
          setIsAsked(true)
        })
        if (!isConfirmed) throw error
        return callApi(...call)
      }
    },
    [callApi],
  )
  return (
    <DeskProvider value={useMemo(() => ({ ...desk, callApi: confirmed }), [desk, confirmed])}>
      {children}
      <Suspense>{isAsked && <ConfirmDialog account={desk.account} callApi={callApi} onClose={close} />}</Suspense>
    </DeskProvider>
  )
}
