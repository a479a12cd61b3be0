import { cutText } from '#domain/cut-text.ts'
import { type RecipeReader, wholeMeasure } from '#domain/recipe/import/bounded-thing.ts'
import type { BroughtRecipe } from '#domain/recipe/import/brought-recipe.ts'
import { parsedJson } from '#domain/recipe/import/json-values.ts'
import { plainLine } from '#domain/recipe/import/plain-words.ts'
import { schemaRecipes } from '#domain/recipe/import/schema-recipe.ts'
import { pastedRecipe } from '#domain/recipe/pasted/pasted-recipe.ts'

/** What a page says, taken out of its tags. */
export interface PageWords {
  /** The text of each script of JSON-LD. */
  readonly jsonLd: readonly string[]
  /** Its microdata, in the shape of JSON-LD. */
  readonly items: readonly unknown[]
  /** What its head calls it. */
  readonly title: string
  /** What is printed on it, a line for each block. */
  readonly text: string
}

export interface FoundRecipe {
  readonly recipe: BroughtRecipe
  /** Whether the page marked it for machines, or it was read out of the text that people see. */
  readonly by: 'marks' | 'text'
  /** Whether the page says more of it than was read. */
  readonly isCut: boolean
}

/** Every recipe that a page marks, each to be read when its turn comes. */
export function markedRecipes({ jsonLd, items }: PageWords): RecipeReader[] {
  return [...jsonLd.flatMap((text) => schemaRecipes(parsedJson(text))), ...schemaRecipes(items)]
}

/** Recipes of a page that are looked at for the one that it is about. */
const mostCompared = 50

/** The recipe of a page: the fullest that it marks, else what its text reads as. Undefined where there is none. */
export function recipeOfPage(page: PageWords): FoundRecipe | undefined {
  const [fullest] = markedRecipes(page)
    .slice(0, mostCompared)
    .map((read) => {
      const measure = wholeMeasure()
      return { recipe: read(measure), isCut: measure.isCut }
    })
    .toSorted((one, other) => fullness(other.recipe) - fullness(one.recipe))
  const name = titleOf(page.title)
  if (fullest && fullest.recipe.ingredients.length > 0) {
    const { recipe, isCut } = fullest
    return { recipe: recipe.title === '' ? { ...recipe, title: name } : recipe, by: 'marks', isCut }
  }
  const { title, servings, ingredients, instructions } = pastedRecipe(page.text)
  if (ingredients.length < 2 || instructions.length === 0) return undefined
  const steps = instructions.map((text) => ({ text }))
  return { recipe: { title: name || title, servings, ingredients, steps }, by: 'text', isCut: false }
}

/** With lines and steps before with lines alone; then whatever says more. */
function fullness({ ingredients, steps }: BroughtRecipe): number {
  return (
    (ingredients.length > 0 ? 1000 : 0) +
    (steps.length > 0 ? 500 : 0) +
    Math.min(ingredients.length + steps.length, 400)
  )
}

/** 'Lentil soup' of 'Lentil soup | A Kitchen', 'Lentil soup - Recipes', and 'Pad thai — the fast one' of that with ' - A Kitchen'. */
function titleOf(title: string): string {
  const [line] = plainLine(title).split(/ [|·»] /)
  // a page sets its parts apart by one sign; another one is part of the name
  const sign = line!.match(/ [–—-] /g)?.at(-1)
  const name = sign === undefined ? line! : line!.split(sign)[0]!
  return cutText(name.replace(/ recipe$/i, ''), 200)
}
