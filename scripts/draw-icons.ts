import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawIcons } from '../src/papers/draw-icons.ts'

/* `npm run draw`, by hand, after a change to public/favicon.svg: draws the other icons of public/ from it. */

const PUBLIC = join(import.meta.dirname, '../public')

const icons = await drawIcons(readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8'))
for (const [name, content] of icons) {
  const path = join(PUBLIC, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
console.log(`${icons.size} icons`)
