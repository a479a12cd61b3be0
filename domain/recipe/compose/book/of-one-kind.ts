import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { foodsIn, grainStep } from '#domain/catalogue/book/fill-steps.ts'
import { type BookDish, type BookLine, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { singular } from '#domain/catalogue/foods/food-words.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { type Likeness, likenessIn, minutesBy } from '#domain/recipe/compose/book/cooked-alike.ts'

/** A food that the cook names with a dish: their word for it, and whether they will have it instead of the dish's own. */
export interface Beside {
  said: string
  isInstead: boolean
}

/**
 * How a food would be cooked in the place of a dish's own because both are of one kind: another rice, cheese, bread or sausage. Undefined
 * where they are not, or where the steps would not be right for it.
 */
export function likenessOfKind(
  dish: BookDish,
  line: BookLine,
  food: DishFood,
  { said, isInstead }: Beside,
): Likeness | undefined {
  const own = namedFood(ownFoodOf(line))
  if (!own || own.id === food.id) return undefined
  const cooked = likenessIn(dish, line, food, said)
  if (cooked) return cooked
  const isHandledSo = isInstead || handledAs(own) === handledAs(food)
  return isOfOneKind(own, food) && isHandledSo && isDoneInTime(dish, own, food) ? 'alike' : undefined
}

/** Whether one is used as the other is: both rice, both sausages, two cheeses. */
function isOfOneKind(own: DishFood, food: DishFood): boolean {
  const isKin = own.behaviour.kind === food.behaviour.kind && alikeKinds.has(food.behaviour.kind)
  return isKin || headOf(own) === headOf(food)
}

/** Kinds of which one is used as another is; of the others only what bears the same name is: two vinegars, white and brown rice. */
const alikeKinds: ReadonlySet<Kind> = new Set<Kind>([
  'rice',
  'noodles',
  'cheese',
  'frying cheese',
  'yogurt',
  'tortilla',
  'bread',
  'bun',
  'bean',
  'lentil',
  'fish',
  'cured meat',
  'nut',
  'lettuce',
])

/** Whether both are rice, pasta or bread, however they are cooked. */
export function isSameStaple(own: DishFood, food: DishFood): boolean {
  return own.behaviour.kind === food.behaviour.kind || headOf(own) === headOf(food)
}

/** 'Rice' of brown rice and 'sausage' of Italian sausages: the last word of a name says what it is. */
function headOf({ food }: DishFood): string {
  const [name = ''] = food.name.split(/ ?[,(]/)
  return singular(name).split(' ').at(-1) ?? ''
}

/** How it comes to the pan: grated, crumbled, sliced, out of a can. A block that may be either is as its first word says. */
function handledAs({ behaviour: { listed, cuts }, food }: DishFood): string {
  const words = `${cuts?.default ?? ''} ${listed?.[0] ?? food.name}`
  return ways.find((way) => words.includes(way)) ?? ''
}
const ways = ['grated', 'crumbled', 'sliced', 'diced', 'torn', 'drained', 'flaked', 'dried', 'cooked']

/** Minutes more than those of the dish's own food that its steps have room for. */
const roomMinutes = 3

/** Whether it is cooked apart, in its own time, or what it is cooked with cooks for as long as it takes. */
function isDoneInTime(dish: BookDish, own: DishFood, food: DishFood): boolean {
  const { steps } = dish
  const [was, is] = [minutesBy(own, 'simmered') ?? 0, minutesBy(food, 'simmered') ?? 0]
  if (Math.abs(is - was) <= roomMinutes) return true
  const grain = grainStep(dish)
  if (grain && ownFoodOf(grain.line) === own.id) return true
  if (is < was) return false
  const from = steps.findIndex(({ text }) => foodsIn(text).includes(own.id))
  const longest = Math.max(0, ...steps.slice(Math.max(0, from)).map(({ waiting }) => waiting))
  return from >= 0 && longest >= is
}
