import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addItems } from '../../src/schedule/edit.ts'
import type { Parts } from '../../src/schedule/parts.ts'
import type { Change } from './use-schedule.ts'

/** Collects the product of a link from its page, `?add=<code>`, once: the address then is that of the schedule. */
export function useAsked(change: (change: Change) => void, { byCode }: Parts): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const code = new URLSearchParams(search).get('add')
    if (code === null) return
    if (byCode.has(code)) change((schedule) => addItems(schedule, 'loose', [{ code, quantity: 1 }]))
    void navigate({ search: '' }, { replace: true })
  }, [search, byCode, change, navigate])
}
