import { Activity, memo, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { NavigationType, Router } from 'react-router-dom'
import type { PlaceProps } from '../navigation/routing/site-navigator.ts'
import { PageContent } from './page-content.tsx'

/** Not rendered again when it is shown. */
const Content = memo(PageContent)

/**
 * A page that is rendered ahead, in an element of its own. Until it is shown, it is rendered only when the browser is
 * idle, without effects. Its element is not part of the document, so that nothing finds its ids or links.
 */
export function PageAhead({ navigator, page: { location, page }, isShown }: PlaceProps) {
  const [element] = useState(createElement)
  return (
    <Router
      basename={navigator.basename}
      navigator={navigator}
      location={location}
      // As it will be: pages are rendered ahead for links only.
      navigationType={NavigationType.Push}
    >
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Attached element={element} />
        {createPortal(<Content page={page} isAtOnce />, element)}
      </Activity>
    </Router>
  )
}

/** Attaches the element while effects are mounted. Before the page in the tree, so that layout effects of it can measure. */
function Attached({ element }: { element: HTMLElement }) {
  useLayoutEffect(() => {
    document.getElementById('main')?.append(element)
    return () => element.remove()
  }, [element])
  return null
}

function createElement(): HTMLElement {
  const element = document.createElement('div')
  element.style.display = 'contents'
  return element
}
