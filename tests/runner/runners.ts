import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../free-port.ts'
import { findTool, isLeftOut, TOOLS } from '../tools/find-tool.ts'
import { type CheckName, CHECKS } from './checks.ts'
import { type Count, countOne, withExitCode } from './count.ts'
import { countPlaywright } from './count-playwright.ts'
import { countVitest } from './count-vitest.ts'
import { runCheck } from './run-check.ts'
import { type Ended, runCommand } from './run-command.ts'

export type Runner = {
  name: string
  /** Prints the output at once, or returns it to be printed later. */
  run: (isShown: boolean) => Promise<Result>
  /** Requires the site built by an earlier stage. */
  needsBuild?: true
}
export type Result = { count: Count; output: string }

const ROOT = join(import.meta.dirname, '../..')
const VITEST = ['vitest', 'run', '--config', 'tests/vitest.config.ts']
const PLAYWRIGHT = ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--forbid-only']

/** Finds or installs the tools that npm does not install; each counts as one test. */
export const tools: Runner = {
  name: 'tools',
  run: async () => {
    const sought = TOOLS.filter((tool) => !isLeftOut(tool)).map((tool) => {
      try {
        return { hasPassed: true, said: `${tool}: ${findTool(tool)}` }
      } catch (error) {
        return { hasPassed: false, said: String(error) }
      }
    })
    const passed = sought.filter(({ hasPassed }) => hasPassed).length
    const output = sought.map(({ said }) => said).join('\n')
    console.log(output)
    return { count: { passed, failed: sought.length - passed, skipped: [] }, output }
  },
}

/** Returns the runner of a line of `npm run` that passes or fails as a whole: the script `name`, if no other line is given. */
export function script(name: string, howToFix: string, line: readonly string[] = [name]): Runner {
  return asWhole(name, howToFix, (isShown) => runCommand('npm', ['run', '--silent', ...line], { isShown }))
}

/** Returns the runner of a static check. */
export function check(name: CheckName): Runner {
  return asWhole(name, CHECKS[name].howToFix, (isShown) => runCheck(name, isShown))
}

function asWhole(name: string, howToFix: string, run: (isShown: boolean) => Promise<Ended>): Runner {
  return {
    name,
    run: async (isShown) => {
      const { code, output } = await run(isShown)
      if (code === 0) return { count: countOne(true), output }
      const advice = `${name} failed: ${howToFix}\n`
      if (isShown) console.log(advice)
      return { count: countOne(false), output: output + advice }
    },
  }
}

/** Returns the runner of a suite of vitest. `reports` is a folder for its report, `files` chooses some. */
export function vitest(project: string, reports: string, files: readonly string[] = []): Runner {
  return {
    name: `test:${project}`,
    run: async (isShown) => {
      const report = join(reports, `${project}.json`)
      const options = ['--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const { code, output } = await runCommand('npx', [...VITEST, ...options, ...files], { isShown })
      // The report of a run with an error that no test caught may speak of success.
      return { count: withExitCode(countVitest(readReport(report), ROOT), code), output }
    },
  }
}

/**
 * Returns the runner of a suite of browser tests, on a free port. `files` chooses some, and `templates` which the survey
 * of templates opens.
 */
export function playwright(
  suite: string,
  reports: string,
  files: readonly string[] = [],
  templates: readonly string[] = [],
): Runner {
  return {
    name: `test:${suite}`,
    needsBuild: true,
    run: async (isShown) => {
      if (isLeftOut('browser')) return { count: { passed: 0, failed: 0, skipped: ['tests/e2e'] }, output: '' }
      const report = join(reports, `${suite}.json`)
      const { code, output } = await runCommand(
        'npx',
        [...PLAYWRIGHT, `--project=${suite}`, '--reporter=list,json', ...files],
        {
          isShown,
          env: {
            CHROMIUM_PATH: findTool('browser'),
            E2E_PORT: String(await freePort()),
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
            TEMPLATES: templates.join('|'),
          },
        },
      )
      return { count: withExitCode(countPlaywright(readReport(report)), code), output }
    },
  }
}

/** Reads the report of a runner in its counter's format; undefined if the runner died before writing it. */
function readReport<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}
