/** The accounts in the tests' database; they have one password. */
export const STAFF = {
  account: 'test.editor',
  password: 'only for browser tests 4317',
  role: 'editor',
  language: 'en',
} as const

export const COLLEAGUE = { ...STAFF, account: 'test.colleague' } as const
export const ADMIN = { ...STAFF, account: 'test.admin', role: 'admin' } as const
export const VIEWER = { ...STAFF, account: 'test.viewer', role: 'viewer', language: 'zh' } as const
