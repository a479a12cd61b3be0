import { type ExportedFile, type ExportedRecipe, stepWithMinutes } from '#domain/recipe/export/exported-recipe.ts'
import { ownSource } from '#domain/recipe/import/brought-recipe.ts'
import { listSection, methodSection, standIns } from '#domain/recipe/import/cooklang.ts'
import { filedWords } from '#domain/recipe/import/filed-words.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'
import { starsOf } from '#domain/recipe/stars.ts'

/** A recipe in Cooklang. All foods stand in a part of their own before the method, so that the list is in the order in which the cook wrote it. */
export function cooklangFile(recipe: ExportedRecipe, name: string): ExportedFile {
  const { title, description, servings, cuisine, recipeType, difficulty, cookNotes } = recipe
  const head = {
    title,
    servings,
    description,
    cuisine,
    course: recipeType,
    difficulty,
    source: ownSource,
    notes: cookNotes,
    ...(recipe.isFavorite && { favorite: true }),
    ...(recipe.rating !== null && { rating: starsOf(recipe.rating) }),
    ...(recipe.lastCooked !== undefined && { 'last cooked': recipe.lastCooked }),
  }
  const { words: tags, collections } = filedWords(recipe.tags, recipe.collections)
  return {
    name: `${name}.cook`,
    text: [
      '---',
      ...Object.entries(head).flatMap(([key, value]) => (value === '' ? [] : [`${key}: ${inHead(value)}`])),
      ...Object.entries({ tags, collections }).flatMap(([key, words]) =>
        words.length > 0 ? [`${key}: [${words.map((word) => JSON.stringify(word)).join(', ')}]`] : [],
      ),
      '---',
      '',
      `= ${listSection} =`,
      '',
      recipe.ingredients.map(token).join('\n'),
      '',
      `= ${methodSection} =`,
      '',
      ...recipe.instructions.flatMap((step) => [...stepWithMinutes(step).split('\n').map(plain), '']),
    ].join('\n'),
  }
}

function inHead(value: string | number | boolean): string {
  return typeof value !== 'string' || /^[A-Z][A-Za-z ]*$/.test(value) ? String(value) : JSON.stringify(value)
}

function token({ amount, unit, name, preparation }: Ingredient): string {
  const inside = [amount, unit].filter((part) => part !== '').map(standing)
  const quantity = amount === '' && unit !== '' ? `%${standing(unit)}` : inside.join('%')
  return `@${standing(name)}{${quantity}}${preparation ? `(${standing(preparation)})` : ''}`
}

/** Signs that Cooklang has a use for, as others that look like them, or behind a backslash. */
function standing(text: string): string {
  return standIns
    .reduce((said, [sign, standIn]) => said.replaceAll(sign, standIn), text)
    .replace(/-(?=-)/g, '-\\')
    .replace(/\[-/g, '[\\-')
    .replace(/^(?=[-&?+./])/, '\\')
}

/** A line of a step that says no more than it says. An empty one would end the step. */
function plain(line: string): string {
  if (line.trim() === '') return '\\'
  return line
    .replace(/[@#~]/g, '\\$&')
    .replace(/-(?=-)/g, '-\\')
    .replace(/\[-/g, '[\\-')
    .replace(/^(?=[>=])/, '\\')
}
