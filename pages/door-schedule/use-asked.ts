import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addItems } from '../../src/web/features/door-schedule/edit.ts'
import { ASKED, readAsked } from '../../src/web/features/door-schedule/asked.ts'
import type { Parts } from '../../src/web/features/door-schedule/parts.ts'
import type { MakeChange } from './use-schedule.ts'

/**
 * The models that were not collected: all of them if the schedule is full, or those that the catalogue does not have.
 */
export type AskedFault = { isFull: boolean; unknown: readonly string[] }

/** Collects what the address asks for, `?add=<code>`, once: then it is that of the schedule. Tells what was not collected. */
export function useAsked(change: MakeChange, { byCode }: Parts, tell: (fault: AskedFault | undefined) => void): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!new URLSearchParams(search).has(ASKED)) return
    const asked = readAsked(search)
    const known = asked.filter(({ code }) => byCode.has(code))
    const unknown = asked.flatMap(({ code }) => (byCode.has(code) ? [] : [code.toUpperCase()]))
    let isFull = false
    if (known.length > 0)
      change((schedule) => {
        const after = addItems(schedule, 'loose', known)
        isFull = after === schedule
        return after
      })
    tell(isFull || unknown.length > 0 ? { isFull, unknown } : undefined)
    void navigate({ search: '' }, { replace: true })
  }, [search, byCode, change, navigate, tell])
}
