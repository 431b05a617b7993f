import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { RUN } from '../../start-process.ts'
import { tempFolder } from '../../temp-folder.ts'
import { copyProject } from '../copy-project.ts'
import { foldersIn, ROOT } from '../run-build.ts'

const run = promisify(execFile)
const VENDORS = 'tests/vendors'

test.each(readdirSync(join(ROOT, VENDORS)).filter((name) => name.startsWith('at-')))(
  'the vendor’s folder %s is refused with the remedy, upgraded without an edit by hand, and builds',
  { timeout: 180_000 },
  async (name) => {
    const folder = tempFolder()
    const root = copyProject(folder)
    cpSync(join(ROOT, VENDORS, name), join(root, 'src/older'), { recursive: true })
    const { siteDir, buildsDir } = foldersIn(folder)
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DOCUMENTS: 'off',
      VENDOR_DIR: 'src/older',
      SITE_DIR: siteDir,
      BUILDS_DIR: buildsDir,
    }
    const script = (command: string, ...args: string[]) =>
      run(process.execPath, [RUN, `scripts/${command}.ts`, ...args], { cwd: root, env })

    await expect(script('build')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^src\/older is for version [\d.]+ of the software, .*: npm run upgrade\n$/),
    })
    const before = readFileSync(join(root, 'src/older/content/firmware.json'), 'utf8')
    expect((await script('upgrade', '--dry-run')).stdout).toContain('Nothing was changed')
    expect(readFileSync(join(root, 'src/older/content/firmware.json'), 'utf8')).toBe(before)
    await script('upgrade')
    await script('build')
    for (const page of ['', 'en/products/p-100', 'en/downloads/firmware/devices'])
      expect(existsSync(join(siteDir, page, 'index.html')), page).toBe(true)
    expect(readFileSync(join(siteDir, 'en/downloads/firmware/devices/index.html'), 'utf8')).toContain('Repaired')
    expect((await script('upgrade')).stdout).toContain('already')
  },
)
