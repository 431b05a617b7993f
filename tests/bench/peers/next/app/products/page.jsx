import { readData } from '../read-data.js'
import { renderTree } from '../render-tree.js'

export async function generateMetadata() {
  const { title } = await readData('products')
  return { title }
}

export default async function ListPage() {
  const { main } = await readData('products')
  return renderTree(main)
}
