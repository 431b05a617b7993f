import { useWords } from '../../../../base/i18n/words.ts'
import { Link } from '../../../navigation/routing/link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyDoorway } from '../../../ui/empty-doorway.tsx'
import text from '../../../ui/text.module.css'
import { Typed } from '../../../ui/typed.tsx'
import styles from './search-panel.module.css'

/** Shown if nothing was found: advice, and other places to look. */
export function NothingFound({ query }: { query: string }) {
  const t = useWords()
  const secondary = buttonClass({ variant: 'secondary', size: 'small' })
  return (
    <EmptyDoorway
      className={styles.empty}
      title={
        <p className={text.h3}>
          <Typed sentence={(keyword) => t('search:none', { keyword })} typed={query.trim()} />
        </p>
      }
      text={`${t('search:suggestions.shorter')} ${t('search:suggestions.model')}`}
    >
      <Link className={secondary} to="/products">
        {t('search:suggestions.products')}
      </Link>
      <Link className={secondary} to="/contact">
        {t('search:suggestions.contact')}
      </Link>
    </EmptyDoorway>
  )
}
