import { cutText } from '#domain/cut-text.ts'
import type { BroughtRecipe } from '#domain/recipe/import/brought-recipe.ts'
import { parsedJson } from '#domain/recipe/import/json-values.ts'
import { plainLine } from '#domain/recipe/import/plain-words.ts'
import { schemaRecipes } from '#domain/recipe/import/schema-recipe.ts'
import { pastedRecipe } from '#domain/recipe/pasted-recipe.ts'

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
}

/** Every recipe that a page marks. */
export function markedRecipes({ jsonLd, items }: PageWords): BroughtRecipe[] {
  const found = [...jsonLd.flatMap((text) => schemaRecipes(parsedJson(text))), ...schemaRecipes(items)]
  return found.filter(({ ingredients, steps }) => ingredients.length + steps.length > 0)
}

/** The recipe of a page: the fullest that it marks, else what its text reads as. Undefined where there is none. */
export function recipeOfPage(page: PageWords): FoundRecipe | undefined {
  const [fullest] = markedRecipes(page).toSorted((one, other) => fullness(other) - fullness(one))
  const name = titleOf(page.title)
  if (fullest && fullest.ingredients.length > 0)
    return { recipe: fullest.title === '' ? { ...fullest, title: name } : fullest, by: 'marks' }
  const { title, servings, ingredients, instructions } = pastedRecipe(page.text)
  if (ingredients.length < 2 || instructions.length === 0) return undefined
  const steps = instructions.map((text) => ({ text }))
  return { recipe: { title: name || title, servings, ingredients, steps }, by: 'text' }
}

/** With lines and steps before with lines alone; then whatever says more. */
function fullness({ ingredients, steps }: BroughtRecipe): number {
  return (
    (ingredients.length > 0 ? 1000 : 0) +
    (steps.length > 0 ? 500 : 0) +
    Math.min(ingredients.length + steps.length, 400)
  )
}

/** 'Lentil soup' of 'Lentil soup | A Kitchen', 'Lentil soup - Recipes'. */
function titleOf(title: string): string {
  const name = plainLine(title).split(/ [|–—·»-] /)[0]!
  return cutText(name.replace(/ recipe$/i, ''), 200)
}
