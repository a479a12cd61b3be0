/**
 * The contract as the browser needs it: of every row its method and path, put in by vite.config.ts at build time. The
 * schemas stay out of the first load; forms import the ones they check.
 */
declare module 'virtual:contract-routes' {
  import type { Contract } from '#contract/index.ts'
  import type { contractParts } from '#contract/parts.ts'

  type Parts = typeof contractParts
  export const contract: Omit<Contract, Parts[keyof Parts][number]>
}

/** The same of what administrators alone may call. */
declare module 'virtual:admin-routes' {
  import type { Contract } from '#contract/index.ts'
  import type { contractParts } from '#contract/parts.ts'
  export const contract: Pick<Contract, (typeof contractParts)['admin'][number]>
}

/** The same of what is asked in a dialog, which no first load carries. */
declare module 'virtual:correction-routes' {
  import type { Contract } from '#contract/index.ts'
  import type { contractParts } from '#contract/parts.ts'
  export const contract: Pick<Contract, (typeof contractParts)['correction'][number]>
}

/** The same of menus, meal plans and what is at home. */
declare module 'virtual:planning-routes' {
  import type { Contract } from '#contract/index.ts'
  import type { contractParts } from '#contract/parts.ts'
  export const contract: Pick<Contract, (typeof contractParts)['planning'][number]>
}

/** The same of the community, whose pages alone need it. */
declare module 'virtual:community-routes' {
  import type { Contract } from '#contract/index.ts'
  import type { contractParts } from '#contract/parts.ts'
  export const contract: Pick<Contract, (typeof contractParts)['community'][number]>
}

/** The same of paying. */
declare module 'virtual:billing-routes' {
  import type { Contract } from '#contract/index.ts'
  import type { contractParts } from '#contract/parts.ts'
  export const contract: Pick<Contract, (typeof contractParts)['billing'][number]>
}
