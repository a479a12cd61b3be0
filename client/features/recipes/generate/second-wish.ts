import type { GenerationForm } from '#contract/generation.ts'
import type { Recipe } from '#contract/recipe.ts'
import { mostBudget, mostMinutes } from '#domain/recipe/options.ts'

/** How the next recipe is to differ from the one that was just made. */
export type Change = 'another' | 'quicker' | 'cheaper' | { without: string }

type Figures = Pick<Recipe, 'id' | 'verification'>

/** As much of the minutes or dollars as a recipe must stay below to be noticed as quicker or cheaper; a wish is met within 5% and 2%. */
const clearlyLess = 0.85

/** The former wish, changed; undefined where there is no less to ask for: no budget below a dollar, no time below a minute. */
export function secondWish(change: Change, wish: GenerationForm, recipe: Figures): GenerationForm | undefined {
  const { idea: _, otherThan: before = [], ...asked } = wish
  if (change === 'another') return { ...asked, otherThan: [...before, recipe.id].slice(-20) }
  if (change === 'quicker') {
    const prepTime = Math.floor(recipe.verification.time.totalMinutes * clearlyLess)
    return prepTime < 1 ? undefined : { ...asked, prepTime: Math.min(prepTime, asked.prepTime ?? mostMinutes) }
  }
  if (change === 'cheaper') {
    const budget = Math.floor(recipe.verification.cost.total * clearlyLess * 100) / 100
    return budget < 1 ? undefined : { ...asked, budget: Math.min(budget, asked.budget ?? mostBudget) }
  }
  const { without } = change
  const includeIngredients = listed(asked.includeIngredients).filter((food) => !isAbout(food, without))
  const { includeIngredients: ___, ...rest } = asked
  return {
    ...rest,
    ...(includeIngredients.length > 0 && { includeIngredients }),
    excludeIngredients: [...listed(asked.excludeIngredients).filter((food) => food !== without), without].slice(-40),
  }
}

/** The recipe's own foods, each once, in the order of its lines; water is never in the way. */
export function foodsToLeaveOut({ verification }: Figures): string[] {
  const foods = verification.nutrition.lines.flatMap(({ food }) => food?.split(', ') ?? [])
  return [...new Set(foods)].filter((food) => food !== 'water' && food !== 'ice')
}

function listed(foods: GenerationForm['includeIngredients']): string[] {
  return [foods ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((food) => food.trim())
    .filter((food) => food !== '')
}

/** 'leeks' and 'leek' are one, as are 'the cheddar' and 'cheddar'. */
function isAbout(wanted: string, food: string): boolean {
  const [one, other] = [wanted.toLowerCase(), food.toLowerCase()]
  return one.includes(other) || other.includes(one)
}
