import { readData } from './read-data.js'
import { renderTree } from './render-tree.js'
import './site.css'

export default async function Layout({ children }) {
  return (
    // As a page of ours without its scripts: it shows all of itself.
    <html lang="zh-TW" data-unscripted="">
      <body>{renderTree(await readData('layout'), children)}</body>
    </html>
  )
}
