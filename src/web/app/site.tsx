import type { Page } from '../page/page.ts'
import { Shell } from '../shell/shell.tsx'
import { PageContent } from './page-content.tsx'

type SiteProps = {
  page: Page
  /** Whether another page is being loaded. */
  isLoading?: boolean
  /** Renders the whole page at once, not its first viewport before the rest. */
  isAtOnce?: boolean
  /** The page was rendered ahead, in an element of its own: the shell is rendered without it. */
  isElsewhere?: boolean
}

/** The shell with a page in it; server and browser render the same. Must be inside a router. */
export function Site({ page, isLoading, isAtOnce = true, isElsewhere }: SiteProps) {
  return (
    <Shell page={page} isLoading={isLoading}>
      {!isElsewhere && <PageContent page={page} isAtOnce={isAtOnce} />}
    </Shell>
  )
}
