import { deskPaths } from '#client/desk-paths.ts'
import { adminPaths } from '#client/features/desk/frame/admin-paths.ts'

/** What stands in the bar above each page of administration. Another page is another row here, and one in admin-pages.tsx. */
export const adminPlaces = [
  { words: 'Analytics', path: adminPaths.analytics(), at: /^(?:members\/.*)?$/ },
  { words: 'Audit log', path: adminPaths.audit(), at: /^audit$/ },
  { words: 'Reports', path: adminPaths.reports(), at: /^reports$/ },
  // at addresses of their own
  { words: 'Newsletter', path: deskPaths.newsletter(), at: /^newsletter(?:\/subscribers)?$/ },
  { words: 'Blog', path: deskPaths.blog(), at: /^blog$/ },
  { words: 'Prices', path: deskPaths.prices(), at: /^prices(?:\/.*)?$/ },
  { words: 'Stores', path: deskPaths.stores(), at: /^stores$/ },
  { words: 'Inbox', path: deskPaths.inbox(), at: /^inbox$/ },
  { words: 'Jobs', path: deskPaths.jobs(), at: /^jobs$/ },
  { words: 'System', path: deskPaths.system(), at: /^system$/ },
  { words: 'Corrections', path: deskPaths.corrections(), at: /^corrections$/ },
] as const
