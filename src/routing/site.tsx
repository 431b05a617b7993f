import { ErrorScreen } from '../shell/error-screen.tsx'
import { Shell } from '../shell/shell.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { Page } from './page.ts'
import { usePagePath } from './use-page-path.ts'

type SiteProps = {
  page: Page
  /** Whether another page is on its way. */
  isLoading?: boolean
}

/** The shell with a page in it; server and browser render the same. Stands within a router. */
export function Site({ page, isLoading = false }: SiteProps) {
  return (
    <Shell page={page} isLoading={isLoading}>
      <ErrorBoundary subject={page} fallback={<ErrorScreen status={500} />}>
        <PageContent page={page} />
      </ErrorBoundary>
    </Shell>
  )
}

function PageContent({ page }: { page: Page }) {
  const path = usePagePath()
  if ('status' in page) return <ErrorScreen status={page.status} />
  const { Page: Screen } = page.screen
  // What a reader did on one page is not carried over to the next of the same screen.
  return <Screen key={path} data={page.payload.data} />
}
