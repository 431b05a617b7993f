import type { EntityName } from '../catalogue/entities.ts'

export const ROLES = ['admin', 'editor', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** Permissions for routes that require a login, with the roles that have them. The same table is in src/server/README.md. */
export const PERMISSIONS = {
  /** `GET /api/users/profile`: the caller's own account, role and language. */
  'read own profile': ROLES,
  /** `GET /api/hierarchy` and its subpaths. */
  'read hierarchy': ROLES,
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof PERMISSIONS

/** Who may read an entity: everyone, or accounts with a permission. */
export const ENTITY_ACCESS: Record<EntityName, 'public' | Permission> = {
  product: 'public',
  series: 'public',
  solution: 'public',
  case: 'public',
  testimonial: 'public',
  news: 'public',
  faq: 'public',
}
