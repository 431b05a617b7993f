import { usePagePath } from '../navigation/routing/use-page-path.ts'
import type { Page } from '../page/page.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { RendersWholePage } from '../ui/below-the-fold.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

type PageContentProps = {
  page: Page
  /** Renders the whole page at once, not its first viewport before the rest. */
  isAtOnce: boolean
}

/** The content of a page inside the shell. Must be inside a router. */
export function PageContent({ page, isAtOnce }: PageContentProps) {
  return (
    <ErrorBoundary subject={page} fallback={<ErrorScreen status={500} />}>
      <RendersWholePage value={isAtOnce}>
        <PageScreen page={page} />
      </RendersWholePage>
    </ErrorBoundary>
  )
}

function PageScreen({ page }: { page: Page }) {
  const path = usePagePath()
  if ('status' in page) return <ErrorScreen status={page.status} />
  const { Page: Screen } = page.screen
  // The key resets a screen's state between two pages of the same screen.
  return <Screen key={path} data={page.payload.data} />
}
