import type { Kind } from '#domain/catalogue/behaviours/behaviour.ts'
import { type BookDish, type BookLine, ownFoodOf } from '#domain/catalogue/book/read-dish.ts'
import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { namedFood } from '#domain/catalogue/foods/named-food.ts'
import { pantry } from '#domain/catalogue/foods/pantry.ts'
import type { CookedBy } from '#domain/catalogue/forms/form.ts'
import { isFlesh } from '#domain/food/flesh.ts'
import { everyKitchen } from '#domain/options/every-kitchen.ts'
import { wordSet } from '#domain/plain-text.ts'
import { rememberedBy } from '#domain/remembered.ts'

/** How a food would be cooked in the place of another: just like it, or by the same steps with other minutes and another sign. */
export type Likeness = 'alike' | 'by its own minutes'

/** Kinds of cooking that a pan does not tell apart: crumbs of meat, and pieces that are done in minutes. */
const ground: ReadonlySet<Kind> = new Set<Kind>(['ground meat', 'ground poultry'])
const quickMeat: ReadonlySet<Kind> = new Set<Kind>(['poultry', 'steak', 'pork'])
const tender: ReadonlySet<Kind> = new Set<Kind>(['shrimp', 'fish', 'tofu'])
/** Whether a line of a dish is of ground meat: whoever says 'chicken' of it means ground chicken. */
export function isGround(line: BookLine): boolean {
  const own = namedFood(ownFoodOf(line))
  return own !== undefined && ground.has(own.behaviour.kind)
}

/** What a dish may be built on, and another food may be in the place of. */
const mains: ReadonlySet<Kind> = new Set<Kind>([...ground, ...quickMeat, ...tender, 'tough meat', 'bean', 'pasta'])

/** Whether a line of a dish is one that a cook may name another food for. Vegetables are where they are browned apart, as meat is. */
export function isReplaceable(line: BookLine, dish: BookDish): boolean {
  const own = namedFood(ownFoodOf(line))
  if (!own) return false
  const { kind } = own.behaviour
  if (kind === 'pasta') return isDrained(line, dish)
  if (mains.has(kind)) return proteinSlots.has(line.slot)
  return kind === 'vegetable' && (isBrownedApart(line, dish) || isBuiltOn(line, dish))
}

/** Whether a dish is one of a vegetable of which others are cooked like it: glazed carrots, stuffed mushrooms. */
export function isBuiltOn(line: BookLine, { lines }: BookDish): boolean {
  return (
    lines[0] === line &&
    (line.slot === 'vegetable' || line.slot === 'main') &&
    alikeVegetables.some((ids) => ids.has(ownFoodOf(line)))
  )
}
/** Vegetables that are cut, cooked and done alike: roots, caps, peppers, summer squash, stalks. */
const alikeVegetables: readonly ReadonlySet<string>[] = [
  wordSet('carrot parsnip turnip rutabaga celeriac'),
  wordSet('mushrooms portobello'),
  wordSet('red-pepper green-pepper yellow-pepper'),
  wordSet('zucchini yellow-squash'),
  wordSet('green-beans asparagus broccolini'),
  wordSet('butternut acorn-squash pumpkin'),
]
const proteinSlots: ReadonlySet<string> = new Set(['protein', 'pulse', 'main'])

/** How a food can be in the place of a line of a dish; undefined where it cannot be cooked as the dish cooks its own. */
export function likenessIn(dish: BookDish, line: BookLine, food: DishFood, said: string): Likeness | undefined {
  const own = namedFood(ownFoodOf(line))
  if (
    !own ||
    (own.id === food.id && isCalled(line, own, said)) ||
    !isReplaceable(line, dish) ||
    isHandled(food) !== isHandled(own)
  )
    return undefined
  const [was, is] = [own.behaviour.kind, food.behaviour.kind]
  if (!isFlesh(food.food) && isFlesh(own.food) && hasOtherFlesh(dish, line)) return undefined
  if (!isFlesh(food.food) && ofMuscle.test(textOf(dish))) return undefined
  if (isFlesh(own.food) && isStarchy(food)) return undefined
  if (quickMeat.has(was) && thorough.has(is) && isRosy(dish)) return undefined
  if (was === 'shrimp' && ofShellfish.test(textOf(dish))) return undefined
  if (ground.has(was) && ground.has(is)) return isWorked(dish) ? 'alike' : undefined
  if (was === 'vegetable' && is === was)
    return isBuiltOn(line, dish) && alikeVegetables.some((ids) => ids.has(own.id) && ids.has(food.id))
      ? 'alike'
      : undefined
  if (was === is) return isSoldAlike(own, food) ? 'alike' : undefined
  if (!isQuick(was) || !isQuick(is)) return undefined
  const isTender = tender.has(was) || tender.has(is) || was === 'vegetable'
  if (is === 'fish' && isTossed(dish, line)) return undefined
  return isByThePan(dish, isTender) ? 'by its own minutes' : undefined
}

/** Potatoes, other roots and squash are raw when meat and fish are done, however they are cut. */
function isStarchy({ food, behaviour }: DishFood): boolean {
  return behaviour.kind === 'vegetable' && food.nutrients.carbs >= starchy
}
/** Grams of carbohydrate in a hundred from which a vegetable takes its time. */
export const starchy = 12

/** What is never pink inside, and dishes that tell of meat which is. */
const thorough: ReadonlySet<Kind> = new Set<Kind>([...ground, 'poultry', 'bone-in poultry'])
function isRosy(dish: BookDish): boolean {
  return /\b(?:blush\w*|rosy|medium[- ]rare|rare|(?<!no longer |no |its |their )pink)\b/i.test(textOf(dish))
}

/** Work that only muscle asks for. */
const ofMuscle = /\b(?:fibers|the grain|half-frozen)\b/i

/** Work on one kind of shellfish alone. */
const ofShellfish = /\b(?:muscle|shells?|tails?|vein|tentacles)\b/i

function textOf({ steps }: BookDish): string {
  return steps.map(({ text }) => text).join(' ')
}

/** Whoever has tofu in the place of shrimp has no sausage beside it either. */
function hasOtherFlesh({ lines }: BookDish, line: BookLine): boolean {
  return lines.some(
    (each) => each !== line && !each.mayGo && each.foods.every((id) => isFlesh(namedFood(id)?.food ?? none)),
  )
}
const none = { facts: new Set<never>(), roles: [] }

/** Meat that is broken up or shaped by hand is any ground meat; a link of sausage is none. */
function isWorked({ steps }: BookDish): boolean {
  return steps.some(({ text }) => worked.test(text))
}
const worked =
  /\b(?:break|breaking|broken|crumbl\w*|crumbs?|shape|form|roll|mix|work|knead|patt\w+|balls?|press|spread|fill|stuff)\b/i

/** Whether the dish has its own food by the name that was said; spaghetti that is bought as linguine is none. */
function isCalled({ boughtAs }: BookLine, { id, food, behaviour }: DishFood, said: string): boolean {
  if (behaviour.kind !== 'pasta') return true
  const [listed = food.name] = boughtAs[id] ?? []
  // however 'fettuccine' is spelled
  return said.split(' ').some((word) => word !== 'pasta' && listed.includes(word.slice(0, 5)))
}

/** Dry pasta is boiled for as long whatever its shape, fresh and filled pasta is not. */
function isSoldAlike(own: DishFood, { food, behaviour }: DishFood): boolean {
  const isDry = ({ nutrients }: DishFood['food']) => nutrients.carbs > 60
  return behaviour.kind !== 'pasta' || isDry(own.food) === isDry(food)
}

/** Pieces that heat is through within minutes; a vegetable only gives its place. */
function isQuick(kind: Kind): boolean {
  return quickMeat.has(kind) || tender.has(kind) || kind === 'vegetable'
}

/** What is raw is cooked, what comes out of a can or a packet is only warmed: salami is no stand-in for chicken, nor canned tuna for cod. */
function isHandled({ food, behaviour }: DishFood): boolean {
  return isFlesh(food) && behaviour.kind === 'fish' && behaviour.sauteed === undefined
}

/** Pasta that is boiled, drained and tossed: any other shape is. Sheets are laid, and what is filled is served as it is. */
function isDrained(line: BookLine, dish: BookDish): boolean {
  const own = ownFoodOf(line)
  const text = textOf(dish)
  return text.includes(`{${own}}`) && /\bdrain(?:ed|ing)?\b/i.test(text)
}

function isBrownedApart(line: BookLine, { steps }: BookDish): boolean {
  const name = `{${ownFoodOf(line)}}`
  return (
    steps.some(({ text }) =>
      text
        .split(/(?<=[.!?]) +/)
        .some((sentence) => sentence.includes(name) && /\bbrowned\b/.test(sentence) && refsIn(sentence) === 1),
    ) && steps.some(({ text }) => /\bset aside|plate\b/.test(text))
  )
}
function refsIn(sentence: string): number {
  return sentence.match(/\{[a-z]/g)?.length ?? 0
}

/** Fish falls apart where meat is stirred about. */
function isTossed({ steps }: BookDish, line: BookLine): boolean {
  const name = `{${ownFoodOf(line)}}`
  return steps.some(({ text }) => text.includes(name) && /\bstir-fry\b/i.test(text))
}

/** Whether the dish is cooked in a pan or an oven within minutes, by steps of which other minutes can be told. */
function isByThePan(dish: BookDish, isTender: boolean): boolean {
  const { steps, equipment } = dish
  if (!equipment.every((row) => row.some((machine) => usual.has(machine)))) return false
  const text = textOf(dish)
  if (byHand.test(text) || (isTender && bySlices.test(text))) return false
  return steps.every(
    ({ waiting, text: said }) => waiting <= longestSimmer || !/\b(?:simmer|brais|roast|bake)/.test(said),
  )
}
const usual: ReadonlySet<string> = new Set([...everyKitchen, 'Grill', 'Toaster Oven'])
/** What is done with the one and could not be with the other. */
const byHand =
  /\b(?:shred|pull (?:it|them|the meat) apart|raw (?:fish|tuna|salmon|shrimp|beef|meat)|bones?|skin side|carve|ceviche|crumble|mash|knead)/i
const bySlices =
  /\b(?:slice|chop|cut) (?:it|them|the (?:meat|chicken|beef|pork|steaks?|cutlets)|\{=?[a-z-]+\})|\bpound/i
const longestSimmer = 40

/** Minutes that a food takes by a way of cooking; those usual for its kind where it tells none, undefined where its kind is not cooked so. */
export function minutesBy({ behaviour }: DishFood, way: CookedBy): number | undefined {
  return behaviour[way] ?? usualMinutes(behaviour.kind, way)
}
/** Minutes that pieces of a kind of food usually take by a way of cooking. */
export const usualMinutes = rememberedBy(
  (kind: Kind, way: CookedBy) => `${kind} ${way}`,
  (kind, way): number | undefined => {
    const known = [...pantry.values()].flatMap(({ behaviour }) =>
      behaviour.kind === kind ? (behaviour[way] ?? []) : [],
    )
    return known.toSorted((one, other) => one - other)[Math.floor(known.length / 2)]
  },
  { bytes: 50_000 },
)
