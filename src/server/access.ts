import type { EntityName } from '../content/entities.ts'

export const ROLES = ['admin', 'editor', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/**
 * Permissions for routes that require a login, with the roles that have them. Screens get the caller's own from the API; a
 * test holds the table in src/server/README.md to this one.
 */
export const PERMISSIONS = {
  /** `GET /api/users/profile`: the caller's own account, role and language. */
  'read own profile': ROLES,
  /** `/api/users/password` and `/api/users/sessions`: the caller's own password and logins. */
  'manage own login': ROLES,
  /** `GET /api/hierarchy` and its subpaths. */
  'read hierarchy': ROLES,
  /** Contact requests with their history, attachments, and the events of new ones. */
  'read requests': ROLES,
  /** Usage figures: counts by day, none of them about a person. */
  'read insight': ROLES,
  /** State and person in charge of a request, notes, answers by mail. */
  'change requests': ['admin', 'editor'],
  /** Accounts of others. */
  'manage people': ['admin'],
  /** Export, erasure and retention of personal data. */
  'manage data': ['admin'],
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof PERMISSIONS

/** The roles that must have a second factor: `SECOND_FACTOR`. */
export const SECOND_FACTOR_RULES = ['optional', 'admins', 'all'] as const
export type SecondFactorRule = (typeof SECOND_FACTOR_RULES)[number]

/** The first thing that an account has to do. Its login is good for that alone, and to log out. */
export type Duty = 'password' | 'second_factor'

/** Returns the duty of an account. `confirmed_at`: null if it has no second factor. */
export function dutyOf(
  { role, password_given, confirmed_at }: { role: Role; password_given: number; confirmed_at: number | null },
  rule: SecondFactorRule,
): Duty | undefined {
  if (password_given !== 0) return 'password'
  const isRequired = rule === 'all' || (rule === 'admins' && role === 'admin')
  return isRequired && confirmed_at === null ? 'second_factor' : undefined
}

/** The readers of an entity: everyone, or accounts with a permission. */
export const ENTITY_ACCESS: Record<EntityName, 'public' | Permission> = {
  product: 'public',
  series: 'public',
  solution: 'public',
  case: 'public',
  testimonial: 'public',
  news: 'public',
  faq: 'public',
}

/** Returns the permissions of a role. */
export function permissionsOf(role: Role): Permission[] {
  const all = Object.keys(PERMISSIONS) as Permission[]
  return all.filter((permission) => (PERMISSIONS[permission] as readonly Role[]).includes(role))
}

/** Returns the roles that have a permission. */
export function rolesWith(permission: Permission): readonly Role[] {
  return PERMISSIONS[permission]
}
