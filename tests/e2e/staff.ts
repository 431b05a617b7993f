/** Who may log in where the tests run. */
export const STAFF = {
  account: 'test.editor',
  password: 'only for browser tests 4317',
  role: 'editor',
  language: 'en',
} as const
