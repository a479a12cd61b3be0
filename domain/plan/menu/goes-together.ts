import { foodsOfFamily } from '#domain/plan/menu/dish-traits.ts'
import type { MenuDish } from '#domain/plan/menu/menu-dish.ts'

/**
 * How ill two dishes of one meal go together, in points; 0 where nothing speaks against it. The first rule of menus stands apart:
 * no main food twice (`sharesMain`).
 */
export function discord(one: MenuDish, other: MenuDish): number {
  return (
    sameBase(one, other) +
    sameKind(one, other) +
    sameNoticed(one, other) +
    (one.traits.way === other.traits.way ? sameWay[one.traits.way] : 0) +
    (one.traits.texture === other.traits.texture ? sameTexture[one.traits.texture] : 0) +
    (one.traits.color !== undefined && one.traits.color === other.traits.color ? 1 : 0) +
    (one.traits.isSpicy && other.traits.isSpicy ? 1.5 : 0) +
    (isHeavy(one) && isHeavy(other) ? 2 : 0) +
    strangers(one.cuisine, other.cuisine)
  )
}

/** The same between two meals of a day, where only what is eaten again is noticed. */
export function repeats(one: MenuDish, other: MenuDish): number {
  const again = sameBase(one, other) + sameKind(one, other) + sameNoticed(one, other)
  return again / 2 + (one.traits.isSpicy && other.traits.isSpicy ? 0.5 : 0)
}

/** Whether both are about the same food: chicken after chicken soup, rice pudding after risotto, apple crumble after apple oatmeal. */
export function sharesMain(one: WithTraits, other: WithTraits): boolean {
  return sharedMain(one, other) !== undefined
}

/** The family of the food that both are about; undefined where there is none. */
function sharedMain({ traits: one }: WithTraits, { traits: other }: WithTraits): string | undefined {
  const [first, second] = [aboutOf(one), aboutOf(other)]
  return (
    first.find((family) => second.includes(family) || family === other.base) ??
    second.find((family) => family === one.base)
  )
}

/** Families of the foods that a dish is about: by weight and by name. */
function aboutOf({ main, named }: WithTraits['traits']): string[] {
  return [...(main === undefined ? [] : [main]), ...named]
}
type WithTraits = Pick<MenuDish, 'traits'>

/**
 * Foods, by their ids, that a dish in this place would do without in order to share no main food: those that it shares, or, `ofAll`, those that any of
 * the others is about; none where it shares none.
 */
export function takenFoods(dishes: readonly WithTraits[], place: number, ofAll: boolean): string[] {
  const others = dishes.filter((_, at) => at !== place)
  const shared = others.flatMap((other) => sharedMain(dishes[place]!, other) ?? [])
  const mains = ofAll && shared.length > 0 ? others.flatMap(({ traits }) => aboutOf(traits)) : []
  return [...new Set([...shared, ...mains])].flatMap(foodsOfFamily)
}

/** The families that come twice in a menu, each once, in the order of its dishes. */
export function sharedMains(dishes: readonly WithTraits[]): string[] {
  const shared = dishes.flatMap((dish, at) => dishes.slice(at + 1).flatMap((other) => sharedMain(dish, other) ?? []))
  return [...new Set(shared)]
}

function sameBase({ traits: one }: MenuDish, { traits: other }: MenuDish): number {
  return one.base !== undefined && one.base === other.base ? 6 : 0
}

/** Two slaws, two omelets: what both are called. */
function sameKind({ traits: one }: MenuDish, { traits: other }: MenuDish): number {
  return one.kinds.some((kind) => other.kinds.includes(kind)) ? 6 : 0
}

/** Foods that are noticed in both: tomatoes in the soup and in the salad, pumpkin seeds on everything. */
function sameNoticed({ traits: one }: MenuDish, { traits: other }: MenuDish): number {
  return 2 * one.noticed.filter((family) => other.noticed.includes(family)).length
}

/** Two raw dishes are a salad and a fruit; two browned ones want the same oven and crunch alike. */
const sameWay = { browned: 2, wet: 2, raw: 1, frozen: 3 } as const

/** Kilocalories of a serving from which a dish is a meal of its own, and from which share of fat it is rich. */
function isHeavy({ nutrients: { calories, fat } }: MenuDish): boolean {
  return calories > 450 || (calories > 300 && (fat * 9) / calories > 0.5)
}

/** A cream after a cream is felt most; what is soft by being cooked is usual. */
const sameTexture = { crisp: 1, smooth: 2, tender: 0.5 } as const

/** Against dishes of more than two kitchens, in points: with each one more it is less of one meal. */
export function tooManyKitchens(dishes: readonly Pick<MenuDish, 'cuisine'>[]): number {
  const kitchens = new Set(dishes.flatMap(({ cuisine }) => cuisine || []))
  return 6 * Math.max(0, kitchens.size - 2)
}

function strangers(one: string, other: string): number {
  // a dish may be of no kitchen
  if (one === other || one === '' || other === '') return 0
  return tables.some((table) => table.has(one) && table.has(other)) ? 0.5 : 3
}

/** Kitchens that share a table: one menu may take its dishes from one row. */
const tables: readonly ReadonlySet<string>[] = [
  new Set(['Italian', 'Mediterranean', 'Greek', 'Spanish', 'French', 'Middle Eastern']),
  new Set(['French', 'American', 'Italian']),
  new Set(['American', 'British', 'Irish', 'Canadian', 'Australian']),
  new Set(['American', 'German', 'Austrian', 'Swiss', 'Scandinavian', 'Eastern European', 'Jewish']),
  new Set(['Latin American', 'Caribbean', 'American']),
  new Set(['Spanish', 'Portuguese', 'Mediterranean']),
  new Set(['Mexican', 'Latin American', 'American', 'Spanish']),
  new Set(['Asian', 'Chinese', 'Japanese', 'Korean', 'Thai']),
  new Set(['Indian', 'Middle Eastern']),
]

/** The kitchens of a row with this one, itself first. */
export function kitchensBeside(cuisine: string): string[] {
  return [...new Set([cuisine, ...tables.filter((table) => table.has(cuisine)).flatMap((table) => [...table])])]
}
