import type { AdminSearch, AuditSearch } from '#client/features/desk/frame/admin-search.ts'
import { paths } from '#client/paths.ts'

/** The pages of administration, as what a link or a navigation takes. */
export const adminPaths = {
  analytics: (search: AdminSearch = {}) => paths.admin('', { ...search }),
  member: (id: string) => paths.admin(`members/${id}`),
  audit: (search: AuditSearch = {}) => paths.admin('audit', { ...search }),
  /** Of members about what others publish, where there is a community. */
  reports: () => paths.admin('reports'),
} as const
