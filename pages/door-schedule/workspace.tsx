import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsHydrated } from '../../src/web/navigation/browser/use-is-hydrated.ts'
import { useShowsOwn } from '../../src/web/navigation/browser/use-shows-own.ts'
import { loadLate } from '../../src/web/navigation/freshness/load-late.ts'
import type { Locale } from '../../src/base/i18n/locale.ts'
import { loadWords } from '../../src/base/i18n/browser-words.ts'
import { useWords, type Words } from '../../src/base/i18n/words.ts'
import { RetryNote } from '../../src/web/ui/retry-note.tsx'
import { nextTask } from '../../src/web/navigation/routing/next-task.ts'
import type { Parts } from '../../src/web/features/door-schedule/parts.ts'
import { loadParts } from '../../src/web/features/door-schedule/load-parts.ts'
import { CURRENT_KEY } from '../../src/web/features/door-schedule/shelf.ts'
import { BlankSchedule } from './blank-schedule.tsx'
import styles from './door-schedule.module.css'
import type { Beginning } from './first-step.tsx'

type Loaded = { Editor: ComponentType<{ parts: Parts; canSize: boolean }>; parts: Parts }

type WorkspaceProps = {
  locale: Locale
  /** Whether there are rules that size a job. */
  canSize: boolean
}

/** Loads the editor and its data about products; an action begun until then is done when they are there. */
export function Workspace({ locale, canSize }: WorkspaceProps) {
  const t = useWords()
  const isHydrated = useIsHydrated()
  const hasOwn = useShowsOwn(CURRENT_KEY)
  const editor = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<Loaded | 'failed'>()
  const [begun, setBegun] = useState<Beginning>()
  const show = useEffectEvent((found: Loaded) => {
    const focused = focusedIn(editor.current)
    // At once with its effects: whatever key comes next, the editor follows what is stored.
    flushSync(() => setLoaded(found))
    const find = (selector: string) => editor.current?.querySelector<HTMLElement>(selector)
    if (focused) find(focused)?.focus({ preventScroll: true })
    if (begun) find(`[data-action=${begun}]`)?.click()
  })
  useEffect(() => {
    if (loaded) return undefined
    let isWanted = true
    load(locale, t).then(
      (found) => isWanted && show(found),
      () => isWanted && setLoaded('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [locale, t, loaded])
  if (loaded === 'failed') {
    return (
      <RetryNote title={t('error.server.description')} label={t('error.retry')} onRetry={() => setLoaded(undefined)} />
    )
  }
  return (
    <div ref={editor} className={styles.editor} data-served={isHydrated ? undefined : ''}>
      {loaded ? (
        <loaded.Editor parts={loaded.parts} canSize={canSize} />
      ) : hasOwn ? (
        <p className={styles.hint}>{t('door-schedule:loading')}</p>
      ) : (
        <BlankSchedule onBegin={setBegun} begun={begun} canSize={canSize} />
      )}
    </div>
  )
}

/** Returns a selector of the button or link that has the focus: the editor has the same ones. */
function focusedIn(root: HTMLElement | null): string | undefined {
  const element = root?.querySelector<HTMLElement>(':focus')
  if (!element) return undefined
  const { action } = element.dataset
  return action ? `[data-action=${action}]` : `[href="${element.getAttribute('href')}"]`
}

/** In tasks of its own: code, the visitor's schedules, and (by the caller) the first rendering. */
async function load(locale: Locale, t: Words): Promise<Loaded> {
  const [[{ Editor, openSchedules }], parts] = await Promise.all([
    loadLate(() => Promise.all([import('./editor.tsx'), loadWords('schedule-checks')])),
    loadParts(locale),
  ])
  await nextTask()
  openSchedules(t)
  await nextTask()
  return { Editor, parts }
}
