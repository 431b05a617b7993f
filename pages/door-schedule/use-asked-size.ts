import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ASKED_SIZE } from '../../src/web/features/door-schedule/sizing/asked-size.ts'

/** Begins to size a job if the address asks for it, `?size=<slug>`, once: then it is that of the schedule. */
export function useAskedSize(begin: (slug: string) => void): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const slug = new URLSearchParams(search).get(ASKED_SIZE)
    if (slug === null) return
    begin(slug)
    void navigate({ search: '' }, { replace: true })
  }, [search, begin, navigate])
}
