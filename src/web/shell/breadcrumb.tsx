import { useWords } from '../../base/i18n/words.ts'
import { Link } from '../navigation/routing/link.tsx'
import type { Crumb } from '../page/screen.ts'
import styles from './breadcrumb.module.css'

/** The breadcrumb from the home page to this one; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useWords()
  return (
    <nav className={styles.breadcrumb} data-unlikely="" aria-label={t('breadcrumb.label')}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <Link to={path}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
