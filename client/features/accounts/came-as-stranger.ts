import { keptUser } from '#client/features/accounts/kept-user.ts'

/** Whether the server, when it sent this page, saw no session; asking who is signed in would only be refused. */
export function cameAsStranger(): boolean {
  // a page out of the browser's history may be older than the session of who signed in since
  if (keptUser()) return false
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.some(({ name }) => name === 'stranger') ?? false
}
