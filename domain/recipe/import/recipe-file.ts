import type { BroughtRecipe } from '#domain/recipe/import/brought-recipe.ts'
import { readCooklang } from '#domain/recipe/import/cooklang.ts'
import { isObject, type JsonObject, listOf, parsedJson } from '#domain/recipe/import/json-values.ts'
import { isMealie, isMealieDatabase, readMealie, readMealieDatabase } from '#domain/recipe/import/mealie.ts'
import { isPaprika, readPaprika } from '#domain/recipe/import/paprika.ts'
import { isSchemaRecipe, schemaRecipes } from '#domain/recipe/import/schema-recipe.ts'
import { isTandoor, readTandoor } from '#domain/recipe/import/tandoor.ts'
import { pastedRecipe } from '#domain/recipe/pasted-recipe.ts'

/**
 * The recipes of one file of another program, or of an export that is one file: by what stands in it, and for plain text by its name. Undefined where it
 * is none of the formats that we know. Never throws.
 */
export function recipesOfFile(name: string, text: string): BroughtRecipe[] | undefined {
  if (/\.cook$/i.test(name)) return [readCooklang(text, bareName(name))]
  const json = /^\s*[[{]|^\ufeff/.test(text) ? parsedJson(text) : undefined
  if (json !== undefined) return recipesOfJson(json)
  return /\.(?:txt|md)$/i.test(name) ? [recipeOfText(text, bareName(name))] : undefined
}

function recipesOfJson(json: unknown): BroughtRecipe[] | undefined {
  if (isObject(json) && isMealieDatabase(json)) return readMealieDatabase(json)
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

function recipeOfObject(node: JsonObject): BroughtRecipe | undefined {
  if (isTandoor(node)) return readTandoor(node)
  if (isPaprika(node)) return readPaprika(node)
  if (isMealie(node)) return readMealie(node)
  return isSchemaRecipe(node) ? schemaRecipes(node)[0] : undefined
}

function recipeOfText(text: string, name: string): BroughtRecipe {
  const { title, servings, ingredients, instructions } = pastedRecipe(text)
  return { title: title || name, servings, ingredients, steps: instructions.map((step) => ({ text: step })) }
}

/** 'Lentil soup' of 'soups/Lentil soup.cook'. */
export function bareName(path: string): string {
  return path.replace(/^.*[/\\]/, '').replace(/\.\w{1,15}$/, '')
}
