import { ErrorScreen } from '../shell/error-screen.tsx'
import { Shell } from '../shell/shell.tsx'
import { RendersWholePage } from '../ui/below-the-fold.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { Page } from '../screen/page.ts'
import { usePagePath } from '../routing/use-page-path.ts'

type SiteProps = {
  page: Page
  /** Whether another page is being loaded. */
  isLoading?: boolean
  /** Renders the whole page at once, not its first viewport before the rest. */
  isAtOnce?: boolean
}

/** The shell with a page in it; server and browser render the same. Must be inside a router. */
export function Site({ page, isLoading = false, isAtOnce = true }: SiteProps) {
  return (
    <Shell page={page} isLoading={isLoading}>
      <ErrorBoundary subject={page} fallback={<ErrorScreen status={500} />}>
        <RendersWholePage value={isAtOnce}>
          <PageContent page={page} />
        </RendersWholePage>
      </ErrorBoundary>
    </Shell>
  )
}

function PageContent({ page }: { page: Page }) {
  const path = usePagePath()
  if ('status' in page) return <ErrorScreen status={page.status} />
  const { Page: Screen } = page.screen
  // The key resets a screen's state between two pages of the same screen.
  return <Screen key={path} data={page.payload.data} />
}
