/*
 * Run by developers, `npm run tool -- map`, after imports between groups have changed: writes the map of src/README.md from the
 * imports.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readArguments } from '../src/base/command-line/read-arguments.ts'
import { readGroupMap, replaceGroupMap, writeGroupMap } from '../tests/docs/group-map.ts'

const DOCUMENT = 'src/README.md'

readArguments({ usage: 'npm run tool -- map' })
const before = readFileSync(DOCUMENT, 'utf8')
const after = replaceGroupMap(before, writeGroupMap(readGroupMap()))
writeFileSync(DOCUMENT, after)
console.log(after === before ? `${DOCUMENT} is up to date` : `${DOCUMENT}: the map was updated`)
