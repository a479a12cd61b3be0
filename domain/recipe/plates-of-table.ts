import type { RecipeDraft } from '#domain/recipe/recipe.ts'
import { readRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { stepsOfLines } from '#domain/recipe/verify/reading/steps-of-lines.ts'

type Written = Pick<RecipeDraft, 'title' | 'ingredients' | 'instructions'>

/** Whom of a mixed table a line or a step is for that the others at it don't share: 'for the other five'. */
export function forOthers(count: number | undefined, countWord: (count: number) => string): string {
  if (count === undefined) return 'for the others'
  return count === 1 ? 'for the other one' : `for the other ${countWord(count)}`
}

/** What a title tells of plates that have more than the rest. */
export const someWith = ', Some with '

/** Whether a recipe has lines that are not for everybody at its table. */
export function hasPlates(recipe: Pick<Written, 'ingredients'>): boolean {
  return linesForOthers(recipe).length > 0
}

/** Lines of a recipe that are not for everybody at its table, by their places. */
function linesForOthers({ ingredients }: Pick<Written, 'ingredients'>): number[] {
  return ingredients.flatMap((line, at) => (isForOthers(line) ? [at] : []))
}

/** Those lines, where no step but that of the others names them; none otherwise, as what is in the pot is on every plate. */
export function linesApart(recipe: Written & Pick<RecipeDraft, 'servings'>): readonly number[] {
  const lines = linesForOthers(recipe)
  const steps = lines.length ? stepsOfLines(readRecipe(recipe)) : []
  const isOfOthers = (step: number) => ofOthers.test(recipe.instructions[step - 1]?.description ?? '')
  return lines.every((line) => steps[line]?.length && steps[line].every(isOfOthers)) ? lines : []
}

/** The recipe as it is for those who have nothing of what is marked for the others: without these lines and their step. */
export function plainPlate<Recipe extends Written>(recipe: Recipe): Recipe {
  const [title = recipe.title] = recipe.title.split(someWith)
  return {
    ...recipe,
    title,
    ingredients: recipe.ingredients.filter((line) => !isForOthers(line)),
    instructions: recipe.instructions
      .filter(({ description }) => !ofOthers.test(description))
      .map((step, at) => ({ ...step, step: at + 1 })),
  }
}

function isForOthers({ preparation = '' }: RecipeDraft['ingredients'][number]): boolean {
  return markOfOthers.test(preparation)
}
const markOfOthers = /(?:^|, )for the other(?:s| [\w-]+)$/
const ofOthers = /^For the other(?:s| [\w-]+): /
