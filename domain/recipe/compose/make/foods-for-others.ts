import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { bookDishes, dishOfForm } from '#domain/catalogue/book/book-forms.ts'
import type { BookDish } from '#domain/catalogue/book/read-dish.ts'
import { type StandIn, standIns } from '#domain/catalogue/book/stand-ins.ts'
import { flavours } from '#domain/catalogue/flavours/flavours.ts'
import type { DishFood, SlotId } from '#domain/catalogue/foods/dish-food.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { isKind } from '#domain/catalogue/writing/dish-line.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { anything, type Others } from '#domain/options/wish.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import { type AllowedFoods, allowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import { readWish } from '#domain/recipe/compose/asked/read-wish.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'
import { hear } from '#domain/wish/heard-wish.ts'

/** What the others at a mixed table have that its pot has not. */
export interface ForOthers {
  /** Laid onto their plates. */
  foods: readonly DishFood[]
  /** What stands in for meat in the pot, where it is crumbled among the rest: they have the meat in its place, in a second pan. */
  inPlaceOf?: StandIn
}

/** Meat and fish that a hot skillet does in minutes. */
export function isCooked(food: DishFood): boolean {
  return isKind(food, ...inOwnPan)
}
const inOwnPan: readonly Kind[] = [
  'poultry',
  'ground poultry',
  'ground meat',
  'steak',
  'pork',
  'shrimp',
  'cured meat',
  'fish',
]

/** What the others may have with a dish: meat or shrimp that is usual in its like, or was asked for, and where some eat nothing of animals a cheese. */
export function foodsForOthers(dish: Dish, asked: Asked): ForOthers | undefined {
  const { wish, reading } = asked
  const { form } = dish.candidate
  if (!wish.others || wish.mealTime === 'Breakfast' || form.sweet || !form.types.some((type) => savory.has(type)))
    return undefined
  if (isBakedWhole(form.told?.steps ?? '')) return undefined
  if (dish.lines.some(({ food, slot }) => isFlesh(food) || sweetSlots.has(slot))) return undefined
  const allowed = allowedToOthers(wish.others)
  const book = dishOfForm(form)
  const replaced = book ? standIns(book, dish.lines).filter(({ own }) => isFlesh(own.food)) : []
  const may = (food: DishFood | undefined): food is DishFood =>
    food !== undefined &&
    isCooked(food) &&
    food.behaviour.sauteed !== undefined &&
    !ready.test(food.food.name) &&
    allowed.has(food.id) &&
    isFlesh(food.food)
  // what is crumbled among the rest cannot be told from it on a plate
  const crumbled = replaced.find(({ line }) => !isKind(line, 'tofu'))
  if (crumbled) {
    const isWhole = replaced.length > 1 || wish.others.some === undefined || !may(crumbled.own)
    return isWhole ? undefined : { foods: [crumbled.own], inPlaceOf: crumbled }
  }
  const named = reading.wanted.flatMap(({ anyOf }) => anyOf.map(namedFood)).find(may)
  const usual = usualBeside(dish)
  const meat = named ?? replaced.map(({ own }) => own).find(may) ?? usual.meats.map(namedFood).find(may)
  const isCheesed = dish.lines.some(
    (line) => isKind(line, 'cheese', 'cream', 'yogurt') || /cheese|cream|yogurt|parmesan/i.test(line.listed),
  )
  const cheese =
    wordOfDiet(wish) === 'vegan' && !isCheesed
      ? usual.cheeses.map(namedFood).find((food) => food !== undefined && allowed.has(food.id))
      : undefined
  const foods = [...(meat ? [meat] : []), ...(cheese ? [cheese] : [])]
  return foods.length ? { foods } : undefined
}

/** What the strictest at the table keep. */
export function wordOfDiet({ diet, alsoDiets = [] }: HeardWish): string {
  const kept = [diet, ...alsoDiets]
  return ['vegan', 'vegetarian', 'pescatarian'].find((each) => kept.some((one) => one === each)) ?? 'vegetarian'
}

/** A pie or a lasagna comes out of the oven in one piece: nothing is laid on some of it. */
export function isBakedWhole(steps: string): boolean {
  return /\bbaking[ -]dish\b|\bpie[ -](?:plate|dish)\b/i.test(steps)
}

const sweetSlots: ReadonlySet<SlotId> = new Set(['fruit', 'oats'])
/** Meat that is eaten as it is. */
const ready = /deli|canned|smoked|cooked|salami|prosciutto|mortadella|pastrami/i
const savory: ReadonlySet<string> = new Set(['Main Dish', 'Soup', 'Salad', 'Appetizer', 'Side Dish'])

const allowedToOthers = rememberedFor(({ some: _some, ...bounds }: Others): AllowedFoods => {
  const wish = hear({ ...anything, ...bounds })
  const reading = readWish(wish)
  return allowedFoods(wish, reading.excluded, reading)
})

interface Usual {
  meats: readonly string[]
  cheeses: readonly string[]
}

/**
 * Meats and cheeses of the catalogue's dishes that are most like it: of the same noun before those on the same base, and of these the ones
 * with the most of its foods.
 */
function usualBeside({ candidate: { form, flavour }, lines }: Dish): Usual {
  const noun = nounOf(bookDishes.get(form.id)?.title ?? form.label)
  const base = lines.find(({ slot }) => bases.has(slot))
  const foods = new Set(lines.filter(({ slot }) => !everywhere.has(slot)).map(({ id }) => id))
  const meats = new Map<string, number>()
  const cheeses = new Map<string, number>()
  const atHome = new Set<string>()
  for (const dish of bookDishes.values()) {
    if (dish.entry.sweet || dish.types.every((type) => !savory.has(type))) continue
    const isCalled = nounOf(dish.title) === noun || dish.near.includes(form.id)
    const isOnBase =
      base !== undefined &&
      dish.lines.some(({ slot, foods }) => slot === base.slot && kindOf(foods[0]) === base.behaviour.kind)
    if (!isCalled && !isOnBase) continue
    const isHome = cuisineOf(dish) === (form.cuisines ?? flavour.cuisines)[0]
    const alike =
      dish.lines.filter(({ foods: [id = ''] }) => foods.has(id)).length / Math.max(foods.size, dish.lines.length)
    const points = dish.entry.weight * (isCalled ? 10 : 1) * (isHome ? 3 : 1) * (0.02 + alike * alike)
    for (const id of fleshOf(dish)) {
      add(meats, id, points)
      if (isHome) atHome.add(id)
    }
    if (isHome) for (const id of cheesesOf(dish)) add(cheeses, id, points)
  }
  // what lies in bread is eaten by hand: nothing crumbled, and no second patty
  const isDinner = form.meals[0] !== 'Breakfast' && !form.types.every((type) => type !== 'Main Dish' && type !== 'Soup')
  const inHand = base !== undefined && isKind(base, 'bun', 'bread')
  // a family that has meats of its own has no others
  const own = flavour.proteins.flat().filter(isMeat)
  const isOwn = own.length > 0 ? (id: string) => own.includes(id) : () => true
  return {
    meats: inHand
      ? byPoints(meats).filter((id) => atHome.has(id) && isSliced(id))
      : [...byPoints(meats).filter(isOwn), ...(isDinner ? own : [])],
    cheeses: byPoints(cheeses),
  }
}
const everywhere: ReadonlySet<SlotId> = new Set(['salt', 'pepper', 'fat', 'aromatic'])
function cuisineOf({ cuisines, entry: { family } }: BookDish): string | undefined {
  return (cuisines ?? flavours.find(({ id }) => id === family)?.cuisines)?.[0]
}

const bases: ReadonlySet<SlotId> = new Set(['starch', 'bread'])

function kindOf(id: string | undefined): Kind | undefined {
  return id === undefined ? undefined : namedFood(id)?.behaviour.kind
}

function add(points: Map<string, number>, id: string | undefined, more: number): void {
  if (id !== undefined) points.set(id, (points.get(id) ?? 0) + more)
}

function byPoints(points: ReadonlyMap<string, number>): string[] {
  return [...points].toSorted((one, other) => other[1] - one[1]).map(([id]) => id)
}

/** 'curry' of 'Thai Red Curry with Tofu'. */
function nounOf(title: string): string {
  return (
    singular(title.toLowerCase())
      .replace(/ \(.*|,.*| (?:with|and|alla|al|in|on) .*/, '')
      .split(' ')
      .at(-1) ?? ''
  )
}

/** Bacon, and no hot dog. */
function isSliced(id: string): boolean {
  return kindOf(id) === 'cured meat' && namedFood(id)?.food.portions['slice'] !== undefined
}

/** Fish comes to whoever names it, or where something stands in for it. */
function isMeat(id: string): boolean {
  const food = namedFood(id)
  return food !== undefined && isFlesh(food.food) && isCooked(food) && !isKind(food, 'fish')
}

const fleshOf = rememberedFor((dish: BookDish): readonly string[] =>
  dish.lines.map(({ foods }) => foods[0] ?? '').filter(isMeat),
)
/** Cheeses that are strewn. */
const cheesesOf = rememberedFor((dish: BookDish): readonly string[] =>
  dish.lines
    .map(({ foods }) => foods[0] ?? '')
    .filter((id) => {
      const food = namedFood(id)
      return (
        food?.behaviour.kind === 'cheese' &&
        strewn.test([...(food.behaviour.listed ?? []), food.behaviour.cuts?.default ?? ''].join())
      )
    }),
)
const strewn = /\b(?:grated|crumbled)\b/
