import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { namesAllergen } from '#domain/food/allergens/names-allergen.ts'
import { mentionsIn } from '#domain/food/mentions/mentions.ts'
import { plain } from '#domain/plain-text.ts'
import { areKeptApart } from '#domain/plan/week/dishes/kept-apart.ts'
import { ingredientText, type RecipeDraft } from '#domain/recipe/recipe.ts'
import { type ReadLine, readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import type { ReadStep } from '#domain/recipe/verify/reading/read-step.ts'
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
  const last = read.steps.at(-1)
  if (!last || !areKeptApart(read, lines)) return undefined
  const cuts = lines.map((line) => wordsNaming(last, read.lines[line]!))
  if (cuts.some((words) => words.length === 0)) return undefined
  const plate = {
    ...recipe,
    ingredients: recipe.ingredients.filter((_, line) => !lines.includes(line)),
    instructions: recipe.instructions.map((step, at, { length }) =>
      at === length - 1 ? { ...step, description: textWithout(last.text, cuts.flat()) } : step,
    ),
  }
  return leftIn(plate).some((text) => allergens.some((allergen) => namesAny(text, allergen))) ? undefined : plate
}

/** Where the words of a step that name a line stand in its text, from and to. */
function wordsNaming({ text, words }: ReadStep, line: ReadLine): [number, number][] {
  return mentionsIn(words)
    .filter(({ foods }) => foods.some((food) => line.foods.includes(food)))
    .map(({ place, stems, at }) => [at, endOfWord(text, words[place + stems.length - 1]!.at)])
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
