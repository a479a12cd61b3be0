import { isFlesh } from '#domain/food/flesh.ts'
import type { Kind } from '#domain/recipe/compose/behaviour.ts'
import { bookDishes, dishOfForm } from '#domain/recipe/compose/book/book-forms.ts'
import type { BookDish } from '#domain/recipe/compose/book/read-dish.ts'
import { standIns } from '#domain/recipe/compose/book/stand-ins.ts'
import { brown } from '#domain/recipe/compose/browning.ts'
import type { Dish } from '#domain/recipe/compose/dish.ts'
import type { DishFood, SlotId } from '#domain/recipe/compose/dish-food.ts'
import { type DishLine, isKind } from '#domain/recipe/compose/dish-line.ts'
import { type AllowedFoods, allowedFoods } from '#domain/recipe/compose/eater.ts'
import { singular } from '#domain/recipe/compose/food-words.ts'
import { flavours } from '#domain/recipe/compose/flavours/flavours.ts'
import { gramsBeside } from '#domain/recipe/compose/free-text/beside-step.ts'
import { namedFood } from '#domain/recipe/compose/free-text/named-food.ts'
import { judged } from '#domain/recipe/compose/judge.ts'
import { Kit } from '#domain/recipe/compose/kit.ts'
import { ingredientOf, listLine } from '#domain/recipe/compose/list-line.ts'
import { dishName, titleCase } from '#domain/recipe/compose/names.ts'
import type { Asked } from '#domain/recipe/compose/pick.ts'
import { readWish } from '#domain/recipe/compose/read-wish.ts'
import { countWord, joined } from '#domain/recipe/compose/sentences.ts'
import { forOthers, plainPlate, someWith } from '#domain/recipe/plates-of-table.ts'
import type { Instruction, RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import { anything, type Others, type Wish } from '#domain/recipe/wish.ts'
import { rememberedFor } from '#domain/remembered.ts'

/** A draft with what only the others at the table have, and the verification of all of it. */
interface ForBoth {
  draft: RecipeDraft
  verification: Verification
}

/**
 * A dish that fits the diet of some at the table, with meat or cheese for the others: lines and a step of their own, cooked apart. Each plate
 * is verified, that of the others with all lines and the plain one without these. Undefined where the dish has nothing of the kind.
 */
export function withFinish(dish: Dish, draft: RecipeDraft, asked: Asked): ForBoth | undefined {
  const { wish } = asked
  const { others } = wish
  if (!others) return undefined
  const foods = finishOf(dish, asked)
  const count = others.some === undefined ? undefined : draft.servings - others.some
  if (!foods.length || (count !== undefined && count < 1)) return undefined
  const whom = forOthers(count, countWord)
  const lines = foods.map((food) => lineOf(food, count ?? draft.servings))
  const step = stepOf(lines, { dish, draft, asked, whom, plates: count })
  const names = joined(lines.map(dishName))
  const said = wordOfDiet(wish)
  const told: RecipeDraft = {
    ...draft,
    title: `${draft.title.replace(dietAtHead, '')}${someWith}${titleCase(names)}`,
    description: draft.description.replace(dietInside, ''),
    ingredients: [
      ...draft.ingredients,
      ...lines.map((line) => {
        const written = ingredientOf(line)
        return { ...written, preparation: [written.preparation, whom].filter(Boolean).join(', ') }
      }),
    ],
    instructions: placed(draft.instructions, step, lines.some(isCooked)),
    reasons: [`${said} but for what is ${whom}`, ...draft.reasons.filter((reason) => !isOfDiet(reason, said))].slice(0, 12),
    notes: [
      `Only the ${names} ${lines.length > 1 ? 'are' : isPlural(names) ? 'are' : 'is'} not ${said}: ${lines.length > 1 || isPlural(names) ? 'they go' : 'it goes'} onto the plates of ${whom.slice(4)} and ${lines.length > 1 || isPlural(names) ? 'stay' : 'stays'} away from the rest. Nutrition and cost count it too, shared out evenly`,
      ...draft.notes.filter((note) => !/^We left out .*(?:don’t|doesn’t) go with your diet$/.test(note)),
    ].slice(0, 12),
  }
  const verification = judged(told, boundAs(wish, others))
  return verification && judged(plainPlate(told), wish) ? { draft: told, verification } : undefined
}

/** Whether a dish has something that the others at the table may have beside it. */
export function hasFinish(dish: Dish, asked: Asked): boolean {
  return finishOf(dish, asked).length > 0
}

function isPlural(names: string): boolean {
  return /[^s]s$/.test(names)
}

/** The wish, bound by what the others keep. */
function boundAs({ diet: _diet, alsoDiets: _also, ...wish }: Wish, { some: _some, ...bounds }: Others): Wish {
  return { ...wish, ...bounds }
}

const dietAtHead = /^(?:Vegan|Vegetarian|Meatless|Meat-Free|Plant-Based) (?!Cheese|Sausage|Butter|Ground)/
const dietInside = /\b(?:vegan|vegetarian|meatless) (?=\w)/g

function wordOfDiet({ diet, alsoDiets = [] }: Wish): string {
  const kept = [diet, ...alsoDiets]
  return ['vegan', 'vegetarian', 'pescatarian'].find((each) => kept.some((one) => one === each)) ?? 'vegetarian'
}

function isOfDiet(reason: string, diet: string): boolean {
  return reason.startsWith(`${diet}, `) || reason === 'without meat, as you asked'
}

function lineOf(food: DishFood, plates: number): DishLine {
  const grams = (food.behaviour.mostBeside ?? gramsBeside(food.behaviour.kind, false) ?? 0) * plates
  return listLine({ id: 'beside', pool: [food.id], grams, cut: 'bite' }, food, grams)
}

interface Table {
  dish: Dish
  draft: RecipeDraft
  asked: Asked
  whom: string
  plates: number | undefined
}

function stepOf(lines: readonly DishLine[], { dish, draft, asked, whom, plates }: Table): Omit<Instruction, 'step'> {
  const { flavour, machines } = dish.candidate
  const kit = new Kit({ lines, flavour, wish: asked.wish, machines, chance: asked.chance })
  const [cooked] = lines.filter(isCooked)
  const cold = lines.filter((line) => line !== cooked)
  const theirs = plates === undefined ? 'their plates' : plates === 1 ? 'that plate' : `those ${countWord(plates)} plates`
  const browned = cooked && brown(kit, cooked)
  const isSalted = cooked && !isKind(cooked, 'cured meat') && draft.ingredients.some(({ name }) => name === 'kosher salt')
  const sentences = [
    browned &&
      `set a separate nonstick skillet over medium-high heat. ${browned.text}. ${isSalted ? 'Season with a pinch of salt. ' : ''}Once the dish is on plates, lay ${kit.again(cooked)} on ${theirs} with a clean spoon`,
    cold.length > 0 && `${cooked ? 'Top' : 'once the dish is on plates, top'} ${cooked ? 'them' : theirs} with ${kit.the(cold)}`,
  ].filter((each) => typeof each === 'string')
  const active = (browned ? browned.active + 2 : 0) + 1
  return {
    description: `F${whom.slice(1)}: ${sentences.join('. ')}.`,
    time: active,
    active,
    waiting: 0,
  }
}

/** What is cooked is ready when the dish is; what is only laid on comes last. */
function placed(
  steps: readonly Instruction[],
  step: Omit<Instruction, 'step'>,
  isHot: boolean,
): Instruction[] {
  const at = isHot && steps.length > 1 ? steps.length - 1 : steps.length
  return [...steps.slice(0, at), { step: 0, ...step }, ...steps.slice(at)].map((each, place) => ({
    ...each,
    step: place + 1,
  }))
}

function isCooked(line: DishFood): boolean {
  return isKind(line, ...inOwnPan)
}

/** Meat and fish that a hot skillet does in minutes. */
const inOwnPan: readonly Kind[] = [
  'poultry',
  'ground poultry',
  'ground meat',
  'steak',
  'pork',
  'shrimp',
  'cured meat',
]

/** What the others may have with a dish: meat or shrimp that is usual in its like, or was asked for, and where some eat nothing of animals a cheese. */
function finishOf(dish: Dish, asked: Asked): readonly DishFood[] {
  const { wish, reading } = asked
  const { form } = dish.candidate
  if (!wish.others || form.sweet || !form.types.some((type) => savory.has(type))) return []
  if (dish.lines.some(({ food }) => isFlesh(food))) return []
  const allowed = allowedToOthers(wish.others)
  const book = dishOfForm(form)
  const replaced = book ? standIns(book, dish.lines).filter(({ own }) => isFlesh(own.food)) : []
  // what is crumbled among the rest cannot be told from it on a plate
  if (replaced.some(({ line }) => !isKind(line, 'tofu'))) return []
  const may = (food: DishFood | undefined): food is DishFood =>
    food !== undefined && isCooked(food) && food.behaviour.sauteed !== undefined && allowed.has(food.id) && isFlesh(food.food)
  const named = reading.wanted.flatMap(({ anyOf }) => anyOf.map(namedFood)).find(may)
  const usual = usualBeside(dish)
  const meat = named ?? replaced.map(({ own }) => own).find(may) ?? usual.meats.map(namedFood).find(may)
  const isCheesed = dish.lines.some((line) => isKind(line, 'cheese', 'cream', 'yogurt') || /cheese|cream|yogurt|parmesan/i.test(line.listed))
  const cheese =
    wordOfDiet(wish) === 'vegan' && !isCheesed
      ? usual.cheeses.map(namedFood).find((food) => food !== undefined && allowed.has(food.id))
      : undefined
  return [...(meat ? [meat] : []), ...(cheese ? [cheese] : [])]
}
const savory: ReadonlySet<string> = new Set(['Main Dish', 'Soup', 'Salad', 'Appetizer', 'Side Dish'])

const allowedToOthers = rememberedFor(({ some: _some, ...bounds }: Others): AllowedFoods => {
  const wish: Wish = { ...anything, ...bounds }
  const reading = readWish(wish)
  return allowedFoods(wish, reading.excluded, reading)
})

interface Usual {
  meats: readonly string[]
  cheeses: readonly string[]
}

/** Meats and cheeses of the catalogue's dishes of the same noun or on the same base, the most usual first. */
function usualBeside({ candidate: { form, flavour }, lines }: Dish): Usual {
  const noun = nounOf(bookDishes.get(form.id)?.title ?? form.label)
  const base = lines.find(({ slot }) => bases.has(slot))
  const meats = new Map<string, number>()
  const cheeses = new Map<string, number>()
  for (const dish of bookDishes.values()) {
    if (dish.entry.sweet || dish.types.every((type) => !savory.has(type))) continue
    const isCalled = nounOf(dish.title) === noun || dish.near.includes(form.id)
    const isOnBase = base !== undefined && dish.lines.some(({ slot, foods }) => slot === base.slot && kindOf(foods[0]) === base.behaviour.kind)
    const isHome = cuisineOf(dish.entry.family) === flavour.cuisines[0]
    const points = dish.entry.weight * ((isCalled ? 3 : 0) + (isOnBase && isHome ? 1 : 0)) * (isHome ? 2 : 1)
    if (!points) continue
    add(meats, fleshOf(dish), points)
    add(cheeses, cheeseOf(dish), points)
  }
  return { meats: byPoints(meats), cheeses: byPoints(cheeses) }
}
function cuisineOf(family: string): string | undefined {
  return flavours.find(({ id }) => id === family)?.cuisines[0]
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

const fleshOf = rememberedFor((dish: BookDish): string | undefined =>
  dish.lines.map(({ foods }) => foods[0] ?? '').find((id) => {
    const food = namedFood(id)
    return food && isFlesh(food.food) && isCooked(food)
  }),
)
const cheeseOf = rememberedFor((dish: BookDish): string | undefined =>
  dish.lines.map(({ foods }) => foods[0] ?? '').find((id) => kindOf(id) === 'cheese'),
)
