import { type Tier, tiers } from '#contract/plans.ts'

/** Every place of the product, as what a link or a navigation takes: `<Link {...paths.recipe(7)}>`. */
export const paths = {
  home: (search: HomeSearch = {}) => ({ to: '/', search }) as const,
  /** A dialog over the home page, opened or closed without moving what is under it. */
  homeDialog: (search: HomeSearch = {}) => ({ to: '/', search, resetScroll: false }) as const,
  signIn: () => ({ to: '/signin' }) as const,
  signUp: () => ({ to: '/signup' }) as const,
  accountSetup: (tier: Tier = 'free', way: PaymentWay = {}) =>
    ({ to: '/account-setup', search: { tier, ...way } }) as const,
  onboarding: (step?: number) => ({ to: '/onboarding', search: step === undefined ? {} : { step } }) as const,
  pricing: () => ({ to: '/pricing' }) as const,
  subscribe: (tier: Tier = 'mid') => ({ to: '/subscribe', search: { tier } }) as const,
  settings: (tab?: SettingsTab) => ({ to: '/settings', search: tab ? { tab } : {} }) as const,
  forgotPassword: () => ({ to: '/forgot-password' }) as const,
  testCheckout: () => ({ to: '/test-checkout' }) as const,
  checkoutTest: () => ({ to: '/checkout-test' }) as const,
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

/** How an account of a paid plan comes by its payment: it was made already, or is made at this address. */
export interface PaymentWay {
  session_id?: string
  checkoutUrl?: string
}

export function readAccountSetupSearch(search: Record<string, unknown>): { tier?: Tier } & PaymentWay {
  const checkoutUrl = search['checkoutUrl']
  return {
    ...readTierSearch(search),
    ...readSessionSearch(search),
    ...(typeof checkoutUrl === 'string' && checkoutUrl !== '' && { checkoutUrl }),
  }
}

/** The checkout that the browser comes back from. Digits alone reach us as a number. */
export function readSessionSearch(search: Record<string, unknown>): { session_id?: string } {
  const id = search['session_id']
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? { session_id: String(id) } : {}
}

export function readStepSearch(search: Record<string, unknown>): { step?: number } {
  const step = Number(search['step'])
  return Number.isInteger(step) && step >= 1 && step <= 6 ? { step } : {}
}

/** The tabs of /settings. */
const settingsTabs = ['profile', 'account', 'subscription'] as const
type SettingsTab = (typeof settingsTabs)[number]

export function readSettingsSearch(search: Record<string, unknown>): { tab?: SettingsTab } {
  const tab = settingsTabs.find((name) => name === search['tab'])
  return tab ? { tab } : {}
}

/** The secret of a link in a letter. */
export function readTokenSearch(search: Record<string, unknown>): { token?: string } {
  return typeof search['token'] === 'string' ? { token: search['token'] } : {}
}

function isTier(value: unknown): value is Tier {
  return tiers.some((tier) => tier === value)
}
