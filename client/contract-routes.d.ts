/**
 * The contract as the browser needs it: of every row its method and path, put in by vite.config.ts at build time. The
 * schemas stay out of the first load; forms import the ones they check.
 */
declare module 'virtual:contract-routes' {
  import type { Contract } from '#contract/index.ts'
  export const contract: Omit<Contract, 'admin' | 'correctionDesk' | 'corrections' | 'inbox' | 'newsletterIssues'>
}

/** The same of what administrators alone may call. */
declare module 'virtual:admin-routes' {
  import type { Contract } from '#contract/index.ts'
  export const contract: Pick<Contract, 'admin' | 'correctionDesk' | 'inbox' | 'newsletterIssues'>
}

/** The same of what is asked in a dialog, which no first load carries. */
declare module 'virtual:correction-routes' {
  import type { Contract } from '#contract/index.ts'
  export const contract: Pick<Contract, 'corrections'>
}
