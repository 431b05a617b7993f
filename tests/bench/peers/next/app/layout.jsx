import { readData } from './read-data.js'
import { renderTree } from './render-tree.js'
import './site.css'

export default async function Layout({ children }) {
  return (
    <html lang="zh-TW">
      <body>{renderTree(await readData('layout'), children)}</body>
    </html>
  )
}
