import { readData } from '../../read-data.js'
import { renderTree } from '../../render-tree.js'

export const dynamicParams = false

export async function generateStaticParams() {
  const paths = await readData('paths')
  return paths.flatMap((path) => (path === '/products' ? [] : [{ code: path.replace('/products/', '') }]))
}

export async function generateMetadata({ params }) {
  const { code } = await params
  const { title } = await readData(`products/${code}`)
  return { title }
}

export default async function ProductPage({ params }) {
  const { code } = await params
  const { main } = await readData(`products/${code}`)
  return renderTree(main)
}
