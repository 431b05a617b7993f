import { expect, test } from 'vitest'
import { isChunkError } from '../../../src/web/navigation/freshness/is-chunk-error.ts'

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://www.example.com/assets/product-COTw66HA.js'],
  ['Firefox', 'error loading dynamically imported module: https://www.example.com/assets/product-COTw66HA.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Vite, of a stylesheet', 'Unable to preload CSS for /assets/product-xXUz9mTz.css'],
])('the error of %s for code that cannot be loaded is recognised', (_, message) => {
  expect(isChunkError(new TypeError(message))).toBe(true)
})

test.each([new ReferenceError('x is not defined'), new Response(null, { status: 503 }), undefined])(
  'another error is not a chunk error: %s',
  (error) => {
    expect(isChunkError(error)).toBe(false)
  },
)
