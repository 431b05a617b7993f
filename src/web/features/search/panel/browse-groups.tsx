import type { ReactNode } from 'react'
import { useWords } from '../../../../base/i18n/words.ts'
import { Link } from '../../../navigation/routing/link.tsx'
import { useNavigationData } from '../../../menu/navigation.ts'
import styles from './browse-groups.module.css'

export type BrowsedLink = { title: string; path: string; count: number; accent?: string | undefined }

/** Links into the catalogue before a query is typed: every series, the first category of each, and the given specifications. */
export function BrowseGroups({ specifications = [] }: { specifications?: readonly BrowsedLink[] }) {
  const t = useWords()
  const { series } = useNavigationData()
  // A series begins with what buyers know of it.
  const known = series.flatMap(({ accent, categories }) =>
    categories.slice(0, 1).map((first) => ({ ...first, accent })),
  )
  return (
    <div className={styles.groups}>
      <Group heading={t('footer.products')}>
        {series.map(({ id, name, accent, count }) => (
          <Item key={id} title={name} path={`/products/${id}`} accent={accent} count={count} />
        ))}
      </Group>
      <Group heading={t('searchBox.categories')}>
        {known.map(({ id, name, accent, count }) => (
          <Item key={id} title={name} path={`/products?category=${id}`} accent={accent} count={count} />
        ))}
      </Group>
      {specifications.length > 0 && (
        <Group heading={t('searchBox.specifications')}>
          {specifications.map((specification) => (
            <Item key={specification.path} {...specification} />
          ))}
        </Group>
      )}
    </div>
  )
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3>{heading}</h3>
      <ul>{children}</ul>
    </section>
  )
}

function Item({ title, path, accent, count }: BrowsedLink) {
  return (
    <li data-series={accent}>
      <Link to={path}>
        {accent && <i />}
        {title} <small>{count}</small>
      </Link>
    </li>
  )
}
