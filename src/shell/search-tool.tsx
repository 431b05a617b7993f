import { useWords } from '../i18n/words.ts'
import { Link } from '../routing/link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

/** The way to the search from every page. */
export function SearchTool() {
  const t = useWords()
  return (
    <Link className={buttonClass({ variant: 'quiet', size: 'tool' })} to="/products" aria-label={t('header.search')}>
      <Icon name="search" />
    </Link>
  )
}
