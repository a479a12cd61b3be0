import type { DishFood } from '#domain/catalogue/foods/dish-food.ts'
import { brown, doneAt } from '#domain/catalogue/writing/browning.ts'
import { type DishLine, isKind } from '#domain/catalogue/writing/dish-line.ts'
import { Kit } from '#domain/catalogue/writing/kit.ts'
import { dishName, titleCase } from '#domain/catalogue/writing/names.ts'
import { countWord, joined } from '#domain/catalogue/writing/sentences.ts'
import type { Others } from '#domain/options/wish.ts'
import type { Asked } from '#domain/recipe/compose/asked/asked.ts'
import type { Dish } from '#domain/recipe/compose/dish/dish.ts'
import { ingredientOf, listLine } from '#domain/recipe/compose/listing/list-line.ts'
import { writtenDraft } from '#domain/recipe/compose/make/draft.ts'
import {
  type ForOthers,
  foodsForOthers,
  isBakedWhole,
  isCooked,
  wordOfDiet,
} from '#domain/recipe/compose/make/foods-for-others.ts'
import { judged } from '#domain/recipe/compose/make/judge.ts'
import { gramsBeside } from '#domain/recipe/compose/own-words/beside-step.ts'
import { forOthers, linesApart, plainPlate, someWith } from '#domain/recipe/plates-of-table.ts'
import type { Instruction, RecipeDraft } from '#domain/recipe/recipe.ts'
import type { Verification } from '#domain/recipe/verification.ts'
import type { HeardWish } from '#domain/wish/heard-wish.ts'

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
  const theirs = others && foodsForOthers(dish, asked)
  const steps = draft.instructions.map(({ description }) => description).join(' ')
  // what is passed around is for everybody
  const isOwnPlate = draft.recipeType === 'Main Dish' || draft.recipeType === 'Soup'
  if (!theirs || !isOwnPlate || isBakedWhole(steps)) return undefined
  const count = others.some === undefined ? undefined : draft.servings - others.some
  if (count !== undefined && count < 1) return undefined
  const table = { dish, draft, asked, plates: count, whom: forOthers(count, countWord) }
  const written = theirs.inPlaceOf ? inSecondPan(theirs.inPlaceOf, table) : onPlates(theirs, table)
  const told = written && retold(written, table)
  const verification = told && judged(told, boundAs(wish, others))
  if (!verification || linesApart(told).length === 0) return undefined
  return judged(plainPlate(told), wish) ? { draft: told, verification } : undefined
}

interface Table {
  dish: Dish
  draft: RecipeDraft
  asked: Asked
  /** 'for the other five'. */
  whom: string
  plates: number | undefined
}
interface Written {
  draft: RecipeDraft
  lines: readonly DishLine[]
  where: string
}

/** The recipe of the pot with the lines and the step of the others, and what a pot alone may say of itself taken back. */
function retold({ draft, lines, where }: Written, { asked: { wish, reading }, whom }: Table): RecipeDraft {
  const diet = wordOfDiet(wish)
  const names = joined(lines.map(dishName))
  // what was named and is theirs is not left out
  const named = reading.wanted.filter(({ anyOf }) => lines.some(({ id }) => anyOf.includes(id)))
  const untrue = ['meat', ...named.map(({ words }) => words)].map((words) => `We left out ${words}: `)
  const isMany = lines.length > 1 || /[^s]s$/.test(names)
  return {
    ...draft,
    title: `${draft.title.replace(dietAtHead, '')}${someWith}${titleCase(names)}`,
    description: draft.description.replace(dietInside, ''),
    ingredients: [
      ...draft.ingredients,
      ...lines.map(ingredientOf).map(({ preparation, ...line }) => ({
        ...line,
        preparation: [preparation, whom].filter(Boolean).join(', '),
      })),
    ],
    reasons: [
      `${diet}, except for what is marked “${whom}”`,
      ...draft.reasons.filter((reason) => !reason.startsWith(`${diet}, `) && reason !== 'without meat, as you asked'),
    ].slice(0, 12),
    notes: [
      `Everything but the ${names} is ${diet}. The ${names} ${isMany ? 'are' : 'is'} ${whom}, ${where}. Nutrition and cost are averages that include ${isMany ? 'them' : 'it'}`,
      ...draft.notes
        .filter((note) => !untrue.some((start) => note.startsWith(start)))
        .map((note) => note.replace('which you’ve asked us to leave out', 'which not everybody at your table eats')),
    ].slice(0, 12),
  }
}

function onPlates({ foods }: ForOthers, table: Table): Written {
  const { draft, plates } = table
  const lines = foods.map((food) => lineOf(food, plates ?? draft.servings))
  const step = stepOf(lines, table)
  const { instructions } = draft
  // what is cooked is ready when the dish is; what is only laid on comes last
  const at = lines.some(isCooked) && instructions.length > 1 ? instructions.length - 1 : instructions.length
  return {
    draft: { ...draft, instructions: placed(instructions, step, at) },
    lines,
    where: lines.some(isCooked) ? 'cooked apart and laid onto their plates' : 'laid onto their plates',
  }
}

/** The filling in two pans: some have what stands in for the meat, the others the meat. */
function inSecondPan(
  { line, own }: NonNullable<ForOthers['inPlaceOf']>,
  { dish, draft, asked, whom, plates }: Table,
): Written | undefined {
  const { servings } = draft
  if (plates === undefined) return undefined
  const slot = { id: line.slot, pool: [line.id], grams: line.grams, cut: line.cut }
  const less = {
    ...listLine(slot, line, (line.grams * (servings - plates)) / servings),
    listed: line.listed,
    preparation: line.preparation,
  }
  const pot = writtenDraft({ ...dish, lines: dish.lines.map((each) => (each === line ? less : each)) }, asked)
  if (!pot) return undefined
  const theirs = listLine({ id: 'beside', pool: [own.id], grams: line.grams }, own, (line.grams * plates) / servings)
  const kit = new Kit({
    lines: [less, theirs],
    flavour: dish.candidate.flavour,
    wish: asked.wish,
    machines: dish.candidate.machines,
    chance: asked.chance,
  })
  const meat = kit.the(theirs)
  const done = isKind(theirs, 'ground poultry', 'poultry') ? doneAt.poultry : doneAt.ground
  const step = {
    description: `F${whom.slice(1)}: cook their filling in a second skillet beside the first, with their share (${plates} of ${servings}) of everything that is cooked with ${kit.again(less)}, and ${meat} in its place, until no pink is left (${done}). Give each skillet its own spoon.`,
    time: 10,
    active: 10,
    waiting: 0,
  }
  return {
    draft: { ...pot, instructions: placed(pot.instructions, step, 0) },
    lines: [theirs],
    where: 'cooked in a skillet of its own',
  }
}

/** Whether a dish has something that the others at the table may have beside it. */
export function hasFinish(dish: Dish, asked: Asked): boolean {
  return foodsForOthers(dish, asked) !== undefined
}

/** The wish, bound by what the others keep. */
function boundAs({ diet: _diet, alsoDiets: _also, ...wish }: HeardWish, { some: _some, ...bounds }: Others): HeardWish {
  return { ...wish, ...bounds }
}

const dietAtHead = /^(?:Vegan|Vegetarian|Meatless|Meat-Free|Plant-Based) (?!Cheese|Sausage|Butter|Ground)/
const dietInside = /\b(?:vegan|vegetarian|meatless) (?=\w)/g

function lineOf(food: DishFood, plates: number): DishLine {
  const grams = (food.behaviour.mostBeside ?? gramsBeside(food, false) ?? 0) * plates
  return listLine({ id: 'beside', pool: [food.id], grams, cut: 'bite' }, food, grams)
}

function stepOf(lines: readonly DishLine[], { dish, draft, asked, whom, plates }: Table): Omit<Instruction, 'step'> {
  const { flavour, machines } = dish.candidate
  const kit = new Kit({ lines, flavour, wish: asked.wish, machines, chance: asked.chance })
  const cooked = lines.find(isCooked)
  const cold = lines.filter((line) => line !== cooked)
  const theirs = plates === 1 ? 'their plate' : 'their plates'
  const browned = cooked && brown(kit, cooked)
  const isSalted =
    cooked && !isKind(cooked, 'cured meat') && draft.ingredients.some(({ name }) => name === 'kosher salt')
  const sentences = [
    browned &&
      `set a separate nonstick skillet over medium-high heat. ${browned.text}. ${isSalted ? 'Season with a pinch of salt and keep' : 'Keep'} warm; once the dish is on plates, spoon ${kit.again(cooked)} onto ${theirs} with a clean spoon`,
    cold.length > 0 &&
      `${cooked ? 'Top' : 'once the dish is on plates, top'} ${cooked ? 'that' : theirs} with ${kit.the(cold)}`,
  ].filter((each) => typeof each === 'string')
  const active = (browned ? browned.active + 2 : 0) + 1
  return {
    description: `F${whom.slice(1)}: ${sentences.join('. ')}.`,
    time: active,
    active,
    waiting: 0,
  }
}

function placed(steps: readonly Instruction[], step: Omit<Instruction, 'step'>, at: number): Instruction[] {
  return [...steps.slice(0, at), { step: 0, ...step }, ...steps.slice(at)].map((each, place) => ({
    ...each,
    step: place + 1,
  }))
}
