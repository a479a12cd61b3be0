import { cookingHours } from '#contract/how-long.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** How far a cook is with a recipe, kept on the device for a day. */
export interface KeptCooking {
  /** 0-based lines that are ticked. */
  ticks: readonly number[]
  /** For how many people, where not for as many as the recipe has. */
  servings?: number | undefined
  /** Why for so many: 'as far as 350 g of chicken goes'. */
  because?: string | undefined
  /** What of a meal plan it is cooked as. */
  planned?: PlannedMeal | undefined
  /** The step that was cooked last, as people count. */
  step?: number | undefined
}

/** A thing of the calendar of a meal plan, by the id of the plan and its own. */
export interface PlannedMeal {
  readonly plan: number
  readonly entry: string
}

/** A line by its name besides its place: an edited recipe leaves no wrong line ticked. */
interface Kept extends Omit<KeptCooking, 'ticks'> {
  ticks: [line: number, name: string][]
  /** Milliseconds since 1970. */
  at: number
}

/** What is kept so goes with its member: see accounts/kept-user.ts. */
const key = 'kept-cooking'
const longest = cookingHours * 60 * 60 * 1000
export const nothingYet: KeptCooking = { ticks: [] }

/** By the address of the recipe's page and the names of its lines as they are now; anything unreadable is nothing yet. */
export function readCooking(store: Store, path: string, names: readonly string[], now: number): KeptCooking {
  const kept = readAll(store, now)[path]
  if (!kept) return nothingYet
  const { ticks, servings, because, planned, step } = kept
  return {
    ticks: ticks.filter(([line, name]) => names[line] === name).map(([line]) => line),
    ...(isAmount(servings) && { servings }),
    ...(typeof because === 'string' && { because }),
    ...(isPlanned(planned) && { planned }),
    ...(isAmount(step) && { step }),
  }
}

/** Where the browser keeps nothing, it lasts as long as the page. */
export function saveCooking(
  store: Store,
  path: string,
  names: readonly string[],
  cooking: KeptCooking,
  now: number,
): void {
  const { [path]: _before, ...others } = readAll(store, now)
  const { ticks, ...rest } = cooking
  const isNothing = ticks.length === 0 && Object.values(rest).every((value) => value === undefined)
  const kept: Kept = { ...rest, ticks: ticks.map((line) => [line, names[line] ?? '']), at: now }
  const all = isNothing ? others : { ...others, [path]: kept }
  try {
    if (Object.keys(all).length === 0) store.removeItem(key)
    else store.setItem(key, JSON.stringify(all))
  } catch {
    return
  }
}

/** What is older than a day is forgotten. */
function readAll(store: Store, now: number): Record<string, Kept> {
  try {
    const value: unknown = JSON.parse(store.getItem(key) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, kept]) => isKept(kept) && now - kept.at < longest))
  } catch {
    return {}
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { ticks, at } = value as Partial<Record<keyof Kept, unknown>>
  return typeof at === 'number' && Array.isArray(ticks) && ticks.every((tick) => Array.isArray(tick))
}

function isPlanned(value: unknown): value is PlannedMeal {
  if (typeof value !== 'object' || value === null) return false
  const { plan, entry } = value as Partial<Record<keyof PlannedMeal, unknown>>
  return typeof plan === 'number' && typeof entry === 'string'
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 1000
