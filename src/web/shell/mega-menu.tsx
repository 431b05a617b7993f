import { useWords } from '../../base/i18n/words.ts'
import { Link, NavLink } from '../navigation/routing/link.tsx'
import { Wrap } from '../ui/wrap.tsx'
import styles from './menus.module.css'
import { useNavigationData } from '../menu/navigation.ts'

/** The menu of series: each with its categories, product counts and a picture of a device. */
export function SeriesMenu() {
  const t = useWords()
  const { series } = useNavigationData()
  const count = series.reduce((sum, item) => sum + item.count, 0)
  return (
    <>
      <Wrap bare>
        <ul className={styles.series}>
          {series.map(({ id, name, accent, image, categories }) => (
            <li key={id} data-series={accent}>
              <NavLink className={styles.name} to={`/products/${id}`}>
                {name}
              </NavLink>
              <ul>
                {categories.map((category) => (
                  <li key={category.id}>
                    <Link className={styles.category} to={`/products/${id}#${category.id}`}>
                      {category.name} <span>{category.count}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              {image && <img {...image} className={styles.device} alt="" loading="lazy" />}
            </li>
          ))}
        </ul>
      </Wrap>
      <Wrap bare>
        <p className={styles.foot}>
          <Link to="/products">{t('header.allProducts', { count })}</Link>
          <Link to="/contact">{t('header.help')}</Link>
        </p>
      </Wrap>
    </>
  )
}

/** The menu of all solutions, in four columns. */
export function SolutionsMenu() {
  const { solutions } = useNavigationData()
  return (
    <Wrap>
      <ul className={styles.solutions}>
        {solutions.map(({ slug, title }) => (
          <li key={slug}>
            <NavLink to={`/solutions/${slug}`}>{title}</NavLink>
          </li>
        ))}
      </ul>
    </Wrap>
  )
}
