/** The account in the tests' database. */
export const STAFF = {
  account: 'test.editor',
  password: 'only for browser tests 4317',
  role: 'editor',
  language: 'en',
} as const
