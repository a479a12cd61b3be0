import { markedStep } from '#client/features/dishes/marked-step.ts'
import type { GenerationForm } from '#contract/recipes/generation.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import { singularOf } from '#domain/measure/plural.ts'
import { mostBudget, mostMinutes } from '#domain/options/options.ts'

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
export function foodsToLeaveOut({ verification }: Pick<Figures, 'verification'>): string[] {
  const foods = verification.nutrition.lines.flatMap(foodsOf)
  return [...new Set(foods)].filter((food) => food !== 'water' && food !== 'ice')
}

/**
 * Of the recipe's foods the few that people are most likely to want out of it, by the kitchen's name and by the shortest: first what is of an animal or a nut,
 * and of it what the title names too; then what the title alone names. Where there is none, what makes up most of the dish and is not taken by the spoon; what it is named for first only if it has nothing else: an egg curry
 * is none without eggs.
 */
export function likelyToLeaveOut({
  title,
  ingredients,
  instructions,
  verification,
}: Dish): { food: string; name: string }[] {
  const { allergens, diets, nutrition } = verification
  const contested = new Set([
    ...allergens.flatMap(({ allergen, verdict, lines }) => (verdict === 'contains' && nuts.has(allergen) ? lines : [])),
    ...diets.flatMap(({ diet, verdict, lines }) => (diet === 'vegan' && verdict === 'breaks' ? lines : [])),
  ])
  const [head = ''] = title.split(/ (?:with|and|in|on|over) /)
  const [inHead, inTitle] = [new Set(stemsOf(head)), new Set(stemsOf(title))]
  /** What the steps call a line, where they say it without an amount: 'rice' for basmati rice. */
  const saidIn = ({ line }: { line: number }) => {
    const ingredient = ingredients[line]
    const stretches = ingredient ? instructions.flatMap(({ description }) => markedStep(description, [ingredient])) : []
    return stretches.flatMap(({ text, isIngredient }) =>
      isIngredient && /^\p{L}{3,}/u.test(text) ? text.toLowerCase() : [],
    )
  }
  const foods = foodsToLeaveOut({ verification })
    .map((food) => {
      const lines = nutrition.lines.filter((line) => foodsOf(line).includes(food))
      // a short word names a food at its end alone: 'egg' of 'large egg', not 'red' of 'red onion'
      const stems = stemsOf(food).filter((stem, place, { length }) => stem.length > 3 || place === length - 1)
      const isNamed = stems.some((stem) => inTitle.has(stem))
      const ownNames = lines.flatMap((line) => (foodsOf(line).length === 1 ? (ingredients[line.line]?.name ?? []) : []))
      return {
        food,
        isDish: stems.some((stem) => inHead.has(stem)),
        name: shortest([...lines.flatMap(saidIn), shortened(shortest([food, ...ownNames]))]),
        points: (isNamed ? 1 : 0) + (lines.some(({ line }) => contested.has(line)) ? 2 : 0),
        isSpooned: lines.every(({ line }) => /^t(?:sp|bsp)/.test(ingredients[line]?.unit ?? '')),
        calories: lines.reduce((sum, { calories }) => sum + (calories ?? 0), 0),
      }
    })
    .toSorted(
      (one, other) =>
        Number(one.isDish) - Number(other.isDish) ||
        other.points - one.points ||
        Number(one.isSpooned) - Number(other.isSpooned) ||
        other.calories - one.calories,
    )
  return foods
    .filter(({ points, isDish }, place) => place === 0 || (points > 0 && !isDish))
    .slice(0, mostLikely)
    .map(({ food, name }) => ({ food, name }))
}

/**
 * Its last two words, which say what it is: 'chicken thigh' of 'bone-in skin-on chicken thigh', and 'egg' of whatever size; whole where others join them, as
 * in 'half and half', and where it is one name, as 'Yukon Gold potato' is.
 */
const shortened = (name: string) =>
  / (?:and|of|or|with|in) /.test(name) || /(?:^| )\p{Lu}\S* \p{Lu}\S* \S+$/u.test(name)
    ? name
    : name
        .split(' ')
        .slice(-2)
        .join(' ')
        .replace(/^(?:large|medium|small) /, '')

/** The foods of a line. Where a name has a comma, as in 'boneless, skinless chicken breast', it goes without, so that no list of foods is parted there. */
function foodsOf({ food }: { food: string | null }): string[] {
  return food?.split(/, (?!(?:skinless|skin-on|tart) )/).map((name) => name.replace(',', '')) ?? []
}

type Dish = Pick<Recipe, 'title' | 'ingredients' | 'instructions' | 'verification'>

const shortest = (names: readonly string[]) => names.toSorted((one, other) => one.length - other.length)[0] ?? ''

/** The words of a text, whether they name one or several; what reads foods line by line would come with all that a check loads. */
const stemsOf = (text: string) => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(singularOf)

const nuts: ReadonlySet<Allergen> = new Set<Allergen>(['tree_nut', 'peanut', 'sesame'])
const mostLikely = 3

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
