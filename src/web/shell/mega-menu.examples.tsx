import type { Examples } from '../examples.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { SeriesMenu, SolutionsMenu } from './mega-menu.tsx'

/** The menu only exists in wide windows. */
const SIZE = { minInlineSize: '60rem' }

export const examples: Examples = ({ title }) => ({
  'of series': (
    <ScrollRegion label={title}>
      <nav style={SIZE}>
        <SeriesMenu />
      </nav>
    </ScrollRegion>
  ),
  'of solutions': (
    <ScrollRegion label={title}>
      <nav style={SIZE}>
        <SolutionsMenu />
      </nav>
    </ScrollRegion>
  ),
})
