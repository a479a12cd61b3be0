import type { Allergen } from '#domain/food/allergens.ts'
import { namesAllergen } from '#domain/food/names-allergen.ts'
import { plain, wordSet } from '#domain/plain-text.ts'
import { ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { type Action, actionsOf } from '#domain/recipe/verify/cooking/actions.ts'
import { type Mention, mentionsIn } from '#domain/recipe/verify/mentions.ts'
import { type ReadLine, readRecipe } from '#domain/recipe/verify/read-recipe.ts'
import type { ReadStep } from '#domain/recipe/verify/read-step.ts'
import { tokens } from '#domain/text/tokens.ts'

type Written = Pick<RecipeDraft, 'title' | 'servings' | 'ingredients' | 'instructions'>

/**
 * A recipe as it is for the plate of somebody who is allergic to some of its toppings: without these lines, and without the words of its last
 * step that name them, so that verification can read it like any other. It is never printed. Undefined where that plate can't be kept apart
 * for certain: the topping goes onto the dish before it is on plates, a step names it in another way, or something that is left names what
 * they are allergic to. `lines` are toppings (topping-lines.ts).
 */
export function plateWithout(
  recipe: Written,
  lines: readonly number[],
  allergens: readonly Allergen[],
): Written | undefined {
  const read = readRecipe(recipe)
  const at = read.steps.length - 1
  const last = read.steps[at]
  if (!last) return undefined
  const actions = actionsOf(read)
  const cuts = lines.flatMap((line) => {
    const named = actions.filter(({ step, foods }) => step === at && foods.has(line))
    return named.every((action) => isOnPlates(actions, action))
      ? [named.flatMap(({ clause }) => wordsNaming(last, clause, read.lines[line]!))]
      : []
  })
  if (cuts.length < lines.length || cuts.some((words) => words.length === 0)) return undefined
  const plate = {
    ...recipe,
    ingredients: recipe.ingredients.filter((_, line) => !lines.includes(line)),
    instructions: recipe.instructions.map((step, place) =>
      place === at ? { ...step, description: textWithout(last.text, cuts.flat()) } : step,
    ),
  }
  return leftIn(plate).some((text) => allergens.some((allergen) => namesAny(text, allergen))) ? undefined : plate
}

type Clause = Action['clause']

/**
 * Whether the dish is on the plates when this is done, so that the pot stays without it: the clause serves it beside the dish, or tells of
 * plates, or what comes right before shares the dish out.
 */
function isOnPlates(actions: readonly Action[], action: Action): boolean {
  const { step, clause } = action
  if (serving.has(clause.verb?.base ?? '') && aside.test(clause.affirmed) && !over.test(clause.affirmed)) return true
  if (ofEach.test(clause.affirmed)) return true
  const before = actions.slice(0, actions.indexOf(action))
  const ofStep = before.filter((one) => one.step === step)
  const nearest = ofStep.length > 0 ? ofStep : before.slice(-1)
  return nearest.some((one) => sharing.has(one.clause.verb?.base ?? '') && ofEach.test(one.clause.affirmed))
}
const serving = wordSet('serve pass offer')
const sharing = wordSet('divide ladle serve scoop portion plate dish spoon pile transfer share')
const aside = /\b(?:with|alongside|separately)\b|\bon the side\b|\bat the table\b/
/** 'Serve with nuts over the top' is on the dish, whatever it is served on. */
const over = /\b(?:over|onto|topped|sprinkled|scattered|garnished|drizzled|dusted|finished|showered|crumbled|tossed)\b/
/** Plates, more than one of them. */
const ofEach =
  /\b(?:bowls|plates|glasses|mugs|portions|servings)\b|\beach (?:\w+ )?(?:bowl|plate|glass|mug|portion|serving|person)\b|\bat the table\b/

/** Where the words of a clause that name a line stand in the text of its step, from and to. */
function wordsNaming({ text, words }: ReadStep, clause: Clause, line: ReadLine): [number, number][] {
  const foods = new Set(line.foods)
  const isIt = ({ place, foods: named, stems }: Mention) =>
    place >= clause.from &&
    place + stems.length <= clause.from + clause.words.length &&
    named.some((food) => foods.has(food))
  return mentionsIn(words)
    .filter(isIt)
    .map(({ place, stems, at }) => {
      const end = words[place + stems.length - 1]!
      return [at, endOfWord(text, end.at)]
    })
}

/** What a token keeps of a word may be less than what stands there. */
function endOfWord(text: string, at: number): number {
  let end = at
  while (end < text.length && /[a-z']/.test(text.charAt(end))) end += 1
  return end
}

function textWithout(text: string, cuts: readonly (readonly [number, number])[]): string {
  let left = ''
  let from = 0
  for (const [start, end] of cuts.toSorted((one, other) => one[0] - other[0])) {
    left += text.slice(from, Math.max(from, start))
    from = Math.max(from, end)
  }
  return left + text.slice(from)
}

/** All that is still to be read of a recipe. */
function leftIn({ title, ingredients, instructions }: Written): string[] {
  return [title, ...ingredients.map(ingredientText), ...instructions.map(({ description }) => description)]
}

/** By a term or by a food of the table, in any way. */
function namesAny(text: string, allergen: Allergen): boolean {
  if (namesAllergen(text, allergen)) return true
  return mentionsIn(tokens(plain(text))).some(({ foods }) =>
    foods.some(({ allergens: { certain, usual } }) => certain.includes(allergen) || usual.includes(allergen)),
  )
}
