import { bookDishes } from '#domain/catalogue/book/book-forms.ts'
import type { Form } from '#domain/catalogue/forms/form.ts'
import { hashOf, luckOf } from '#domain/chance.ts'
import type { AllowedFoods } from '#domain/recipe/compose/asked/eater.ts'
import type { Reading } from '#domain/recipe/compose/asked/read-wish.ts'
import { type Dinner, type DinnerFood, dinnerOf, heartOf } from '#domain/recipe/compose/dinner/dinner-kinds.ts'
import { type DinnerShares, sharesFor } from '#domain/recipe/compose/dinner/dinner-shares.ts'
import { type Lately, lately } from '#domain/recipe/compose/dinner/lately.ts'
import type { Candidate } from '#domain/recipe/compose/dish/candidate.ts'
import { cuisinesOf, isOneOf } from '#domain/recipe/compose/dish/cuisines-of.ts'
import { homelyPoints } from '#domain/recipe/compose/dish/homely-points.ts'
import { rememberedFor } from '#domain/remembered.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

/** The dinners of one kind and food that may be cooked, and how often one of them is drawn. */
interface Cell {
  readonly dinner: Dinner
  /** By which luck knows it. */
  readonly name: number
  /** How much speaks for the dishes in it, and would where each could be as it usually is. */
  supply: number
  usual: number
  share: number
}

/** A form as a dinner. */
interface AsDinner {
  readonly dinner: Dinner
  /** What speaks for it, whichever is drawn. */
  readonly points: number
  /** What it has lost because something in it cannot be as it usually is. */
  readonly gone: number
  /** Undefined for a shape that many foods share. */
  cell?: Cell
  /** Of another kitchen than those that the cook prefers. */
  isOfOthers?: true
}

/** What is for dinner where nobody names it: a kind and a food are drawn, and the dishes of both come first. */
export interface DinnerDraw {
  readonly cells: readonly Cell[]
  readonly ofForm: ReadonlyMap<Form, AsDinner>
}

/** Whether a wish leaves open what is for dinner: who says how it is to be has the dish that is most so, and who was hardly understood what most homes cook. */
export function isOpenDinner({ recipeType = 'Main Dish', mealTime = 'Dinner' }: HeardWish, reading: Reading): boolean {
  const isNamed = reading.forms.length + reading.wanted.length + reading.typical.length > 0
  const isTold = reading.moods.size + reading.qualities.length > 0
  return recipeType === 'Main Dish' && mealTime === 'Dinner' && !isNamed && !isTold && !reading.isHalfHeard
}

/** `points`: what speaks for each pair besides. */
export function dinnerDraw(
  pairs: readonly Candidate[],
  points: (index: number) => number,
  wish: HeardWish,
  allowed: AllowedFoods,
): DinnerDraw {
  const eaten = lately(wish)
  const shares = sharesFor(wish)
  const ofForm = new Map<Form, AsDinner>()
  const isPreferred = (pair: Candidate) => cuisinesOf(pair).some((each) => isOneOf(wish.preferredCuisines, each))
  // who prefers some kitchens has the shares of their dishes
  const isOfOne = pairs.some((pair) => pair.form.book && isPreferred(pair))
  const dishes: { of: AsDinner; sum: number }[] = []
  for (let index = 0, last: Form | undefined; index < pairs.length; index += 1) {
    const { form } = pairs[index]!
    if (form === last) continue
    last = form
    const of = asDinner(form, { eaten, shares, wish, allowed })
    ofForm.set(form, of)
    if (form.book && isOfOne && !isPreferred(pairs[index]!)) of.isOfOthers = true
    else if (form.book) dishes.push({ of, sum: points(index) + of.points - of.gone })
  }
  const best = dishes.reduce((most, { sum }) => Math.max(most, sum), Number.NEGATIVE_INFINITY)
  const cells = new Map<string, Cell>()
  for (const { of, sum } of dishes) {
    const { dinner, gone } = of
    const name = `${dinner.kind}/${dinner.food}`
    const cell = cells.get(name) ?? { dinner, name: hashOf(name), supply: 0, usual: 0, share: 0 }
    cells.set(name, cell)
    of.cell = cell
    cell.supply += Math.exp((sum - best) / spread)
    cell.usual += Math.exp((sum + gone - best) / spread)
  }
  const all = [...cells.values()]
  rake(all, { eaten, shares, liking: likingOf(wish), most: mostOf(wish) })
  return { cells: all, ofForm }
}

/**
 * The points that each form has once a kind and a food are drawn: the first to come, where each comes as much sooner as its share is greater. So
 * a cell that grows takes from the others, and moves nothing among them.
 */
export function drawnPoints({ cells, ofForm }: DinnerDraw, seed: number): (form: Form) => number {
  let drawn: Cell | undefined
  let soonest = Number.POSITIVE_INFINITY
  for (const cell of cells) {
    const comes = -Math.log(luckOf(cell.name, seed)) / cell.share
    if (comes < soonest) [drawn, soonest] = [cell, comes]
  }
  return (form) => {
    const { dinner, cell, points, gone, isOfOthers } = ofForm.get(form)!
    if (!drawn || isOfOthers) return points - gone
    const { kind, food } = drawn.dinner
    const alike = (dinner.kind === kind ? half : 0) + (dinner.food === food ? half : 0)
    return points - gone + alike + (cell === drawn ? aim : 0)
  }
}

/** Points of what is drawn, and of its kind or its food alone. */
const aim = 2.2
const half = 0.7
/** Points between two dishes of which one is e times as often drawn. */
const spread = 0.5
/**
 * How many times its own weight the shares may make of a cell: what fits a wish badly is not drawn for the sake of a share, least of all where a
 * cook says in words what kind of evening it is, or picks a season.
 */
const mostOf = ({ intents, season }: HeardWish) => (season ? 1 : intents.text.trim() ? 2 : 12)
/** Lines of a list that a home cook reads gladly, and points off for each further one. */
const dozen = 12
const perLine = 0.3

/**
 * Weighs the cells so that kinds and foods come to their shares, as a survey is weighted (raking); what was eaten more often than its share
 * lately waits, and what was eaten less comes sooner.
 */
function rake(cells: readonly Cell[], { eaten, shares, liking, most }: Raking): void {
  const supplied = cells.reduce((sum, { supply }) => sum + supply, 0)
  for (const cell of cells) cell.share = cell.supply / supplied
  for (let turn = 0; turn < 4; turn += 1) {
    fit(
      cells,
      ({ kind }) => kind,
      (kind) => shares.kind[kind] * eaten.due('kind', kind) * liking('kind', kind),
    )
    fit(cells, foodIn, (food) => shares.food[food] * eaten.due('food', food) * liking('food', food))
  }
  for (const cell of cells)
    cell.share = Math.min(cell.share, (most * cell.supply) / supplied) * eaten.otherThanLast(cell.dinner)
}

interface Raking {
  readonly eaten: Lately
  readonly shares: DinnerShares
  readonly liking: Liking
  readonly most: number
}

/** How much of its share a kind or a food comes to for a cook who likes some dinners and not others. */
type Liking = (part: keyof Dinner, name: string) => number

function likingOf({ liked = [], disliked = [] }: HeardWish): Liking {
  const [good, bad] = [liked, disliked].map((dishes) =>
    dishes.map((dish) => {
      const [form = '', main] = dish.split('/')
      return dinnerOf(form, main)
    }),
  )
  const among = (dinners: readonly Dinner[] = [], part: keyof Dinner, name: string) =>
    Math.min(5, dinners.filter((dinner) => dinner[part] === name).length)
  return (part, name) => (1 + 0.4 * among(good, part, name)) / (1 + 0.4 * among(bad, part, name))
}

function fit<Name extends string>(
  cells: readonly Cell[],
  nameOf: (dinner: Dinner) => Name,
  target: (name: Name) => number,
): void {
  const groups = new Map<Name, { share: number; supply: number; usual: number }>()
  for (const { dinner, share, supply, usual } of cells) {
    const group = groups.get(nameOf(dinner)) ?? { share: 0, supply: 0, usual: 0 }
    groups.set(nameOf(dinner), group)
    group.share += share
    group.supply += supply
    group.usual += usual
  }
  // who may not have wheat has pasta less often
  const targets = new Map(
    [...groups].map(([name, { supply, usual }]) => [name, target(name) * Math.sqrt(supply / usual)]),
  )
  const whole = [...targets.values()].reduce((sum, each) => sum + each, 0)
  for (const cell of cells)
    cell.share *= targets.get(nameOf(cell.dinner))! / whole / groups.get(nameOf(cell.dinner))!.share
}

function foodIn({ food = 'vegetables' }: Dinner): DinnerFood {
  return food
}

/** The dinner of a form with what this eater may have at its heart. */
function dinnerFor(form: Form, allowed: AllowedFoods): Dinner {
  const { dinner, heart } = usualDinner(form)
  const [own] = heart
  if (own === undefined || allowed.has(own)) return dinner
  return dinnerOf(
    form.id,
    heart.find((id) => allowed.has(id)),
  )
}
const usualDinner = rememberedFor(({ id }: Form): { dinner: Dinner; heart: readonly string[] } => {
  const dish = bookDishes.get(id)
  return { dinner: dinnerOf(id), heart: (dish && heartOf(dish)?.foods) ?? [] }
})

interface Evening {
  readonly eaten: Lately
  readonly shares: DinnerShares
  readonly wish: HeardWish
  readonly allowed: AllowedFoods
}

/** Dinner comes before breakfast, what homes often cook before what they seldom do, and nothing is like the last dinners; `gone`: what it loses where it is not as it usually is. */
function asDinner(form: Form, { eaten, shares, wish, allowed }: Evening): AsDinner {
  const dinner = dinnerFor(form, allowed)
  const [first] = form.meals
  const hour = first === 'Breakfast' ? 2 : first === 'Dinner' || !form.book ? 0 : 0.6
  const often =
    homelyPoints(form, wish) + usual * Math.log((shares.kind[dinner.kind] * shares.food[foodIn(dinner)]) / ordinary)
  const long = perLine * Math.max(0, (form.told?.lines ?? 0) - dozen)
  let gone = 0
  for (const { own, points } of ownFoods(form)) if (!allowed.has(own)) gone += points
  const bare = isBare(form) ? perBare : 0
  return { dinner, points: often - hour - long - bare - eaten.likeLast(form, dinner), gone }
}
/** Whether a dish is meat, fish or eggs and nothing beside them: there is more to cook before it is a dinner. */
const isBare = rememberedFor(({ id }: Form): boolean => {
  const lines = (bookDishes.get(id)?.lines ?? []).filter(({ slot }) => slot !== 'stock' && slot !== 'liquid')
  const gramsOf = (slots: ReadonlySet<string>) =>
    lines.reduce((sum, { slot, mayGo, grams }) => sum + (slots.has(slot) && !mayGo ? grams : 0), 0)
  const total = lines.reduce((sum, { grams }) => sum + grams, 0)
  return total > 0 && gramsOf(staples) < 0.07 * total && gramsOf(greens) < 0.15 * total
})
const staples: ReadonlySet<string> = new Set(['starch', 'bread', 'pulse', 'flour', 'main'])
const greens: ReadonlySet<string> = new Set(['vegetable', 'leaf', 'raw', 'fruit'])
/** Points of what is no dinner by itself. */
const perBare = 0.8

/** Points for a dinner e times as common, and the shares of one that has none. */
const usual = 0.3
const ordinary = 60

/** The foods that make a dish what it is, and what each costs it where something stands in. */
const ownFoods = rememberedFor(({ id }: Form): readonly { own: string; points: number }[] => {
  const dish = bookDishes.get(id)
  if (!dish) return []
  const heart = heartOf(dish)
  return dish.lines
    .filter((line) => !line.mayGo && (line === heart || substance.has(line.slot)))
    .map((line) => ({ own: line.foods[0] ?? '', points: line === heart ? 1.4 : 0.7 }))
})
const substance: ReadonlySet<string> = new Set([
  'protein',
  'pulse',
  'egg',
  'starch',
  'bread',
  'flour',
  'cheese',
  'creamy',
])
