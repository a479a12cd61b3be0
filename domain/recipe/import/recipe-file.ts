import { boundedThing, type RecipeReader } from '#domain/recipe/import/bounded-thing.ts'
import type { BroughtRecipe } from '#domain/recipe/import/brought-recipe.ts'
import { longestCooklang, readCooklang } from '#domain/recipe/import/cooklang.ts'
import { isObject, type JsonObject, listOf, parsedJson } from '#domain/recipe/import/json-values.ts'
import { isMealie, isMealieDatabase, mealieDatabase, readMealie } from '#domain/recipe/import/mealie.ts'
import { isPaprika, readPaprika } from '#domain/recipe/import/paprika.ts'
import { isSchemaRecipe, schemaRecipes } from '#domain/recipe/import/schema-recipe.ts'
import { isTandoor, readTandoor } from '#domain/recipe/import/tandoor.ts'
import { longestPasted, pastedRecipe } from '#domain/recipe/pasted/pasted-recipe.ts'

/**
 * The recipes of one file of another program, or of an export that is one file, each to be read when its turn comes: by what stands in it, and for
 * plain text by its name. Undefined where it is none of the formats that we know. Never throws.
 */
export function recipesOfFile(name: string, text: string): RecipeReader[] | undefined {
  if (/\.cook$/i.test(name)) return [ofText(text, longestCooklang, () => readCooklang(text, bareName(name)))]
  const json = isJson(text) ? parsedJson(text) : undefined
  if (json !== undefined) return recipesOfJson(json)
  return /\.(?:txt|md)$/i.test(name)
    ? [ofText(text, longestPasted, () => recipeOfText(text, bareName(name)))]
    : undefined
}

/** Whether a text begins as JSON does. */
export function isJson(text: string): boolean {
  return /^\s*[[{]|^\ufeff/.test(text)
}

/** A text that is one recipe, of which its reader reads no more letters than these. */
function ofText(text: string, longest: number, read: () => BroughtRecipe): RecipeReader {
  return (measure) => {
    measure.letters -= Math.min(text.length, longest)
    measure.isCut = text.length > longest
    return read()
  }
}

function recipesOfJson(json: unknown): RecipeReader[] | undefined {
  if (isObject(json) && isMealieDatabase(json)) return mealieDatabase(json)
  const each = listOf(json).filter(isObject).map(recipeOfObject)
  if (each.length > 0 && each.every((recipe) => recipe !== undefined)) return each
  // several programs put their list under a name
  const lists = isObject(json) ? ['recipes', 'items', 'data'].map((key) => json[key]).filter(Array.isArray) : []
  const listed = lists
    .flatMap((list) => list.filter(isObject).map(recipeOfObject))
    .filter((recipe) => recipe !== undefined)
  if (listed.length > 0) return listed
  const found = schemaRecipes(json)
  return found.length > 0 ? found : undefined
}

function recipeOfObject(node: JsonObject): RecipeReader | undefined {
  if (isTandoor(node)) return (measure) => readTandoor(boundedThing(node, measure))
  if (isPaprika(node)) return (measure) => readPaprika(boundedThing(node, measure))
  if (isMealie(node)) return (measure) => readMealie(boundedThing(node, measure))
  return isSchemaRecipe(node) ? (measure) => schemaRecipes(node)[0]!(measure) : undefined
}

function recipeOfText(text: string, name: string): BroughtRecipe {
  const { title, servings, ingredients, instructions } = pastedRecipe(text)
  return { title: title || name, servings, ingredients, steps: instructions.map((step) => ({ text: step })) }
}

/** 'Lentil soup' of 'soups/Lentil soup.cook'. */
export function bareName(path: string): string {
  return path.replace(/^.*[/\\]/, '').replace(/\.\w{1,15}$/, '')
}
