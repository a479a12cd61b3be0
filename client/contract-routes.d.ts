/**
 * The contract as the browser needs it: of every row its method and path, put in by vite.config.ts at build time. The
 * schemas stay out of the first load; forms import the ones they check.
 */
declare module 'virtual:contract-routes' {
  import type { Contract } from '#contract/index.ts'
  export const contract: Omit<Contract, 'admin' | 'inbox' | 'newsletterIssues' | 'community' | 'moderation'>
}

/** The same of what administrators alone may call. */
declare module 'virtual:admin-routes' {
  import type { Contract } from '#contract/index.ts'
  export const contract: Pick<Contract, 'admin' | 'inbox' | 'newsletterIssues' | 'moderation'>
}

/** The same of the community, whose pages alone need it. */
declare module 'virtual:community-routes' {
  import type { Contract } from '#contract/index.ts'
  export const contract: Pick<Contract, 'community'>
}
