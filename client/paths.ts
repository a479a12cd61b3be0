import { type Tier, tiers } from '#contract/plans.ts'

/** Every place of the product, as what a link or a navigation takes: `<Link {...paths.recipe(7)}>`. */
export const paths = {
  home: (search: HomeSearch = {}) => ({ to: '/', search }) as const,
  /** A dialog over the home page, opened or closed without moving what is under it. */
  homeDialog: (search: HomeSearch = {}) => ({ to: '/', search, resetScroll: false }) as const,
  signIn: () => ({ to: '/signin' }) as const,
  signUp: () => ({ to: '/signup' }) as const,
  accountSetup: (tier: Tier = 'free') => ({ to: '/account-setup', search: { tier } }) as const,
  onboarding: (step?: number) => ({ to: '/onboarding', search: step === undefined ? {} : { step } }) as const,
  pricing: () => ({ to: '/pricing' }) as const,
  check: () => ({ to: '/check' }) as const,
  method: () => ({ to: '/method' }) as const,
  recipe: (id: number) => ({ to: '/recipes/$id', params: { id: String(id) } }) as const,
}

/** What the address of the home page may carry: its dialogs, and the plan someone came for. */
export interface HomeSearch {
  upgrade?: Tier
  dialog?: 'generate'
  recipe?: number
}

export function readHomeSearch(search: Record<string, unknown>): HomeSearch {
  const recipe = Number(search['recipe'])
  return {
    ...(isTier(search['upgrade']) && { upgrade: search['upgrade'] }),
    ...((search['dialog'] === 'generate' || search['generate'] === 1) && { dialog: 'generate' as const }),
    ...(Number.isInteger(recipe) && recipe > 0 && { recipe }),
  }
}

export function readTierSearch(search: Record<string, unknown>): { tier?: Tier } {
  return isTier(search['tier']) ? { tier: search['tier'] } : {}
}

export function readStepSearch(search: Record<string, unknown>): { step?: number } {
  const step = Number(search['step'])
  return Number.isInteger(step) && step >= 1 && step <= 6 ? { step } : {}
}

function isTier(value: unknown): value is Tier {
  return tiers.some((tier) => tier === value)
}
