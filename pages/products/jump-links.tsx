import { Link } from '../../src/web/navigation/routing/link.tsx'
import { pathOfPage } from './list-pages.ts'
import type { ProductsData } from './products-data.ts'

/**
 * Links to where each series and category begins in the list, in place of filters when scripts do not run. Where that
 * is on another page, the link itself is the target of `/products#ip-cameras`.
 */
export function JumpLinks({ data: { series, page, products, known } }: { data: ProductsData }) {
  const here = new Set(products.slice(known).map(({ category }) => category))
  const linkTo = (id: string, name: string, { from, isHere }: { from: number; isHere: boolean }) => (
    <Link id={isHere ? undefined : id} to={from === page ? `#${id}` : `${pathOfPage(from)}#${id}`}>
      {name}
    </Link>
  )
  return (
    <ul>
      {series.map(({ id, name, accent, categories }) => {
        const filled = categories.filter(({ count }) => count > 0)
        const [first] = filled
        if (!first) return null
        const isHere = filled.some((category) => here.has(category.id))
        return (
          <li key={id} data-series={accent}>
            {linkTo(id, name, { from: first.page, isHere })}
            <ul>
              {filled.map((category) => (
                <li key={category.id}>
                  {linkTo(category.id, category.name, { from: category.page, isHere: here.has(category.id) })}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
