import type { EntityName } from '../catalogue/entities.ts'

export const ROLES = ['admin', 'editor', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** What only someone who is logged in may do over HTTP, and in which roles. The same table stands in src/server/README.md. */
export const PERMISSIONS = {
  /** `GET /api/users/profile`: one's own account, role and language. */
  'read own profile': ROLES,
  /** `GET /api/hierarchy` and what is below it. */
  'read hierarchy': ROLES,
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof PERMISSIONS

/** Who may read an entity: anyone, or whoever has a permission. */
export const ENTITY_ACCESS: Record<EntityName, 'public' | Permission> = {
  product: 'public',
  series: 'public',
  solution: 'public',
  case: 'public',
  testimonial: 'public',
  news: 'public',
  faq: 'public',
}
