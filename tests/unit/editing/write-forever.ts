/* Run by write-files.test.ts: writes a file again and again, of one letter and then another, until it is killed. */
import { writeFiles } from '../../../src/tools/editing/write-files.ts'

const [path = '', length = ''] = process.argv.slice(2)
console.log('ready')
for (let round = 0; ; round += 1) writeFiles(new Map([[path, 'ab'.charAt(round % 2).repeat(Number(length))]]))
