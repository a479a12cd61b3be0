import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import type { HelpQuestion } from '#client/features/words/help-questions.ts'
import { type Tier, tiers } from '#contract/plans.ts'
import { cutText } from '#domain/cut-text.ts'

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
  lists: () => ({ to: '/lists' }) as const,
  list: (id: number, search: ListSearch = {}) =>
    ({ to: '/lists/$id', params: { id: String(id) }, search, resetScroll: Object.keys(search).length === 0 }) as const,
  /** The diary, of all recipes or of one. */
  cooked: (recipe?: number) => ({ to: '/cooked', search: recipe === undefined ? {} : { recipe } }) as const,
  atHome: () => ({ to: '/at-home' }) as const,
  forgotPassword: () => ({ to: '/forgot-password' }) as const,
  testCheckout: () => ({ to: '/test-checkout' }) as const,
  checkoutTest: () => ({ to: '/checkout-test' }) as const,
  blog: () => ({ to: '/blog' }) as const,
  post: (id: number) => ({ to: '/blog/$id', params: { id: String(id) } }) as const,
  /** Where one subscribes to the newsletter, on the landing page. */
  newsletter: () => ({ to: '/', hash: 'newsletter' }) as const,
  /** Issues of it that were sent. */
  archive: () => ({ to: '/newsletter' }) as const,
  issue: (number: number) => ({ to: '/newsletter/$number', params: { number: String(number) } }) as const,
  contact: () => ({ to: '/contact' }) as const,
  check: () => ({ to: '/check' }) as const,
  method: () => ({ to: '/method' }) as const,
  about: () => ({ to: '/about' }) as const,
  /** All questions, or one of them. */
  help: (question?: HelpQuestion) => ({ to: '/help', ...(question && { hash: question }) }) as const,
  privacy: () => ({ to: '/privacy' }) as const,
  terms: () => ({ to: '/terms' }) as const,
  recipes: (search: LibrarySearch = {}) => ({ to: '/recipes', search }) as const,
  newRecipe: (search: NewRecipeSearch = {}) => ({ to: '/recipes/new', search }) as const,
  importRecipes: () => ({ to: '/recipes/import' }) as const,
  editRecipe: (id: number) => ({ to: '/recipes/$id/edit', params: { id: String(id) } }) as const,
  ideas: (search: IdeasSearch = {}) => ({ to: '/ideas', search }) as const,
  recipe: (id: number, search: RecipeSearch = {}) =>
    ({ to: '/recipes/$id', params: { id: String(id) }, search }) as const,
  /** A cooking step or a dialog over the page, opened, turned or closed without moving what is under it. */
  recipeDialog: (id: number, search: RecipeSearch = {}) =>
    ({ to: '/recipes/$id', params: { id: String(id) }, search, resetScroll: false }) as const,
  menuPlanning: (search: PlanningSearch = {}) => ({ to: '/menu-planning', search }) as const,
  menu: (id: number) => ({ to: '/menus/$id', params: { id: String(id) } }) as const,
  cookMenu: (id: number, search: CookSearch = {}) =>
    ({ to: '/menus/$id/cook', params: { id: String(id) }, search, resetScroll: false }) as const,
  /** A plan, or 'new' for the form of one; what is opened over it does not move what is under it. */
  mealPlan: (id: number | 'new', search: PlanSearch = {}, resetScroll = true) =>
    ({ to: '/meal-plans/$id', params: { id: String(id) }, search, resetScroll }) as const,
  /** What is cooked for one meal of a plan, by its place in the calendar: 'd3-dinner'. */
  mealOfPlan: (id: number, place: string) =>
    ({ to: '/meal-plans/$id/meals/$place', params: { id: String(id), place } }) as const,
  cookMeal: (id: number, place: string, search: CookSearch = {}) =>
    ({
      to: '/meal-plans/$id/meals/$place/cook',
      params: { id: String(id), place },
      search,
      resetScroll: false,
    }) as const,
  /** A page of administration, by what stands behind /admin-analytics/; which there are, features/admin knows. */
  admin: (place = '', search: Record<string, string> = {}) =>
    ({ to: '/admin-analytics/$', params: { _splat: place }, search }) as const,
  sharedRecipe: (token: string, search: RecipeSearch = {}) =>
    ({ to: '/r/$token', params: { token }, search, resetScroll: search.cook === undefined }) as const,
}

/** What the address of the home page may carry: its dialogs, and the plan someone came for. */
export interface HomeSearch {
  upgrade?: Tier
  dialog?: 'generate'
  /** What the dialog is opened to ask for. */
  dish?: string
  recipe?: number
}

export function readHomeSearch(search: Record<string, unknown>): HomeSearch {
  const { dish } = search
  return said({
    upgrade: oneOf(tiers, search['upgrade']),
    dish: typeof dish === 'string' && cutText(dish, 100),
    dialog: (search['dialog'] === 'generate' || search['generate'] === 1) && ('generate' as const),
    recipe: wholeIn(search['recipe'], Infinity),
  })
}

export function readTierSearch(search: Record<string, unknown>): { tier?: Tier } {
  return said({ tier: oneOf(tiers, search['tier']) })
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
    ...said({ checkoutUrl: typeof checkoutUrl === 'string' && checkoutUrl }),
  }
}

/** The checkout that the browser comes back from. Digits alone reach us as a number. */
export function readSessionSearch(search: Record<string, unknown>): { session_id?: string } {
  const id = search['session_id']
  return said({ session_id: (typeof id === 'string' || typeof id === 'number') && String(id) })
}

export function readStepSearch(search: Record<string, unknown>): { step?: number } {
  return said({ step: wholeIn(search['step'], 6) })
}

/** A recipe to write: as a variation of another, out of a text that is pasted, or was on the page that checks, or brought from a web page. */
export interface NewRecipeSearch {
  variationOf?: number
  paste?: true | 'checked' | 'page'
}

export function readNewRecipeSearch(search: Record<string, unknown>): NewRecipeSearch {
  const given = search['paste']
  return said({
    variationOf: wholeIn(search['variationOf'], Infinity),
    paste: oneOf(['checked', 'page'] as const, given) ?? isOn(given),
  })
}

/** The foods that something is to be made with, parted by commas. */
export interface IdeasSearch {
  with?: string
}

export function readIdeasSearch(search: Record<string, unknown>): IdeasSearch {
  const foods = search['with']
  return said({ with: typeof foods === 'string' && foods.trim() !== '' && cutText(foods, 500) })
}

/** What the address of a recipe may carry: the step at which someone cooks, as people count, for how many and as which thing of its calendar a meal plan has it, or a dialog. */
export interface RecipeSearch {
  cook?: number
  servings?: number
  plan?: number
  entry?: string
  dialog?: (typeof recipeDialogs)[number]
}
const recipeDialogs = ['share', 'cooked', 'publish'] as const

export function readRecipeSearch(search: Record<string, unknown>): RecipeSearch {
  return said({
    cook: wholeIn(search['cook'], 99),
    servings: amountIn(search['servings'], 999),
    plan: wholeIn(search['plan'], Infinity),
    entry: idIn(search['entry']),
    dialog: oneOf(recipeDialogs, search['dialog']),
  })
}

export function readCookedSearch(search: Record<string, unknown>): { recipe?: number } {
  return said({ recipe: wholeIn(search['recipe'], Infinity) })
}

/** What the address of a meal plan may carry: which week or which day of it, as people count, and what is opened over it. */
export interface PlanSearch {
  week?: number
  day?: number
  /** A thing of the calendar, by its id. */
  entry?: string
  /** A place of the calendar that something is put in: 'd3-dinner'. */
  add?: string
  dialog?: PlanDialog
}
const planDialogs = ['again', 'list', 'proof', 'settings', 'title', 'wishes'] as const
export type PlanDialog = (typeof planDialogs)[number]

export function readPlanSearch(search: Record<string, unknown>): PlanSearch {
  return said({
    week: wholeIn(search['week'], 4),
    day: wholeIn(search['day'], 28),
    entry: idIn(search['entry']),
    add: idIn(search['add']),
    dialog: oneOf(planDialogs, search['dialog']),
  })
}

/** What the address of a shopping list may carry: an item that is looked at, a dialog, or being in the shop with it. */
export interface ListSearch {
  item?: string
  dialog?: ListDialog
  shop?: true
}
const listDialogs = ['copy', 'aisles', 'name', 'order'] as const
export type ListDialog = (typeof listDialogs)[number]

export function readListSearch(search: Record<string, unknown>): ListSearch {
  return said({
    item: idIn(search['item']),
    dialog: oneOf(listDialogs, search['dialog']),
    shop: isOn(search['shop']),
  })
}

/** The tab of /menu-planning, and whether it shows saved menus alone. */
export interface PlanningSearch {
  tab?: (typeof planningTabs)[number]
  saved?: true
}
const planningTabs = ['generate', 'menus', 'plans'] as const

export function readPlanningSearch(search: Record<string, unknown>): PlanningSearch {
  return said({ tab: oneOf(planningTabs, search['tab']), saved: isOn(search['saved']) })
}

/** The step of a joint timeline that is cooked, as people count. */
export interface CookSearch {
  step?: number
}

export function readCookSearch(search: Record<string, unknown>): CookSearch {
  return said({ step: wholeIn(search['step'], 999) })
}

/** The tabs of /settings. */
const settingsTabs = ['profile', 'kitchen', 'delivery', 'account', 'subscription'] as const
type SettingsTab = (typeof settingsTabs)[number]

export function readSettingsSearch(search: Record<string, unknown>): { tab?: SettingsTab } {
  return said({ tab: oneOf(settingsTabs, search['tab']) })
}

/** The secret of a link in an email. */
export function readTokenSearch(search: Record<string, unknown>): { token?: string } {
  return typeof search['token'] === 'string' ? { token: search['token'] } : {}
}

/** A whole number from 1 on. */
function wholeIn(given: unknown, most: number): number | undefined {
  const number = Number(given)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
}

/** An amount above nothing, not always whole. */
function amountIn(given: unknown, most: number): number | undefined {
  const number = Number(given)
  return number > 0 && number <= most ? number : undefined
}

const isOn = (given: unknown) => given === true || given === 'true' || Number(given) === 1

/** Ids of digits alone reach us as a number. */
function idIn(given: unknown): string | undefined {
  const id = typeof given === 'number' ? String(given) : given
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : undefined
}

function oneOf<Name extends string>(names: readonly Name[], given: unknown): Name | undefined {
  return names.find((name) => name === given)
}

/** What an address says: what is missing, off or empty is left away. */
function said<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined | false>
  }
}
