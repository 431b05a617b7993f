import { expect, test } from 'vitest'
import { sourceFiles } from '../source-files.ts'

/** Beside load-fully.ts: what a visitor asks for, and the choice of the language before a page is shown. */
const ASKED_FOR = [
  'pages/login/login-form.tsx',
  'pages/product/specification.tsx',
  'pages/settings/settings.screen.tsx',
  'renderer/detect-locale.ts',
  'src/collecting/collect-on-click.ts',
  'src/desk/desk-frame.tsx',
  'src/desk/use-desk-login.ts',
  // Of development alone.
  'src/editing/browser/open-editor.ts',
  'src/payloads/use-facts.ts',
]

test('only load-fully.ts leaves a document without being asked to', () => {
  const leaving = sourceFiles(['pages', 'renderer', 'src'])
    .filter(({ code }) => /\blocation\.(?:reload|assign|replace)\(|\blocation\.href\s*=[^=]/.test(code))
    .map(({ path }) => path)
  expect(leaving.filter((path) => path !== 'src/freshness/load-fully.ts')).toEqual(ASKED_FOR)
})
