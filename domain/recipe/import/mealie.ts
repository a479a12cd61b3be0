import { boundedThing, mostOfRecipe, type RecipeReader } from '#domain/recipe/import/bounded-thing.ts'
import { type BroughtRecipe, ownSource } from '#domain/recipe/import/brought-recipe.ts'
import { minutesOf } from '#domain/recipe/import/durations.ts'
import { unfiledWords } from '#domain/recipe/import/filed-words.ts'
import {
  isObject,
  isTrue,
  type JsonObject,
  lineOf,
  listOf,
  numberOf,
  ownParting,
  parsedJson,
  peopleOf,
  textOf,
  wordsOf,
} from '#domain/recipe/import/json-values.ts'
import { headingLine, stepLines, underHeading } from '#domain/recipe/import/list-lines.ts'
import { plainLines } from '#domain/recipe/import/plain-words.ts'
import { printedAmount } from '#domain/recipe/import/printed-amount.ts'
import { yieldOf } from '#domain/recipe/import/yields.ts'

/** Whether JSON is a recipe of Mealie: words of schema.org, but lines and steps are rows of its own. */
export function isMealie(node: JsonObject): boolean {
  const [line] = listOf(node['recipeIngredient'])
  const [step] = listOf(node['recipeInstructions'])
  const isRow =
    isObject(line) && ['note', 'food', 'display', 'originalText', 'disableAmount'].some((key) => key in line)
  return (
    isRow ||
    ('slug' in node && ('groupId' in node || 'orgURL' in node)) ||
    (isObject(step) && 'ingredientReferences' in step)
  )
}

/** A recipe as Mealie exports it, one JSON each. Never throws. */
export function readMealie(node: JsonObject): BroughtRecipe {
  const extras = isObject(node['extras']) ? node['extras'] : {}
  const isOwn = lineOf(extras['writtenBy']) === ownSource
  const said = yieldOf(node['recipeYield'])
  const categories = wordsOf(node['recipeCategory'], isOwn ? ownParting : undefined)
  const filed = unfiledWords(categories, isOwn ? parsedJson(textOf(extras['collections'])) : undefined)
  return {
    title: lineOf(node['name']),
    description: plainLines(textOf(node['description'])),
    servings: peopleOf(node['recipeServings']) ?? said.servings,
    makes: said.makes,
    ingredients: listOf(node['recipeIngredient']).flatMap(linesOfRow),
    steps: listOf(node['recipeInstructions']).flatMap(stepsOfRow),
    ...(!isOwn && {
      prepMinutes: minutesOf(node['prepTime']),
      cookMinutes: minutesOf(node['performTime'] ?? node['cookTime']),
      totalMinutes: minutesOf(node['totalTime']),
    }),
    kinds: filed.words,
    tags: wordsOf(node['tags'], isOwn ? ownParting : undefined),
    difficulty: lineOf(extras['difficulty']),
    notes: [
      ...listOf(node['notes']).map((note) => {
        const title = isObject(note) ? lineOf(note['title']) : ''
        const text = plainLines(isObject(note) ? textOf(note['text']) : textOf(note))
        return [title, text].filter((part) => part !== '').join(': ')
      }),
      ...toolNote(node['tools']),
    ],
    source: isOwn ? ownSource : undefined,
    url: textOf(node['orgURL']).trim() || undefined,
    isFavorite: isTrue(extras['favorite']),
    stars: numberOf(node['rating']),
    collections: filed.collections,
    lastCooked: textOf(node['lastMade']),
  }
}

function linesOfRow(row: unknown): string[] {
  if (!isObject(row)) return [lineOf(row)].filter((line) => line !== '')
  const title = lineOf(row['title'])
  const line = lineOfRow(row)
  return [...(title === '' ? [] : [headingLine(title)]), ...(line === '' ? [] : [line])]
}

/** What the cook once typed, what Mealie shows, or the parts put together. */
function lineOfRow(row: JsonObject): string {
  const shown = lineOf(row['display'])
  const [unit, food, note] = [row['unit'], row['food'], lineOf(row['note'])]
  if (shown !== '') return shown
  if (isTrue(row['disableAmount']) && note !== '') return note
  const quantity = numberOf(row['quantity']) ?? 0
  const amount = printedAmount(quantity)
  const name = lineOf(food)
  if (name === '' && note === '') return lineOf(row['originalText'])
  const line = [amount, nameOf(unit, quantity), nameOf(food, quantity, lineOf(unit) === '')].filter(Boolean).join(' ')
  return name === '' ? [line, note].filter(Boolean).join(' ') : [line, note].filter(Boolean).join(', ')
}

/** 'cups' for more than one. */
function nameOf(thing: unknown, quantity: number, mayBePlural = true): string {
  const many = isObject(thing) ? lineOf(thing['pluralName']) : ''
  return mayBePlural && quantity > 1 && many !== '' ? many : lineOf(thing)
}

function stepsOfRow(row: unknown): { text: string }[] {
  if (!isObject(row)) return stepLines(textOf(row)).map((text) => ({ text }))
  const title = lineOf(row['title'])
  const text = plainLines(textOf(row['text']))
  if (text === '') return title === '' ? [] : [{ text: title }]
  return [{ text: title === '' ? text : underHeading(title, text) }]
}

function toolNote(given: unknown): string[] {
  const tools = wordsOf(given)
  return tools.length > 0 ? [`Tools: ${tools.join(', ')}`] : []
}

/** Whether JSON is the database of a Mealie backup. */
export function isMealieDatabase(node: JsonObject): boolean {
  return Array.isArray(node['recipes']) && Array.isArray(node['recipes_ingredients'])
}

/** The recipes of a Mealie backup: the rows of its tables, brought together. Never throws. */
export function mealieDatabase(node: JsonObject): RecipeReader[] {
  const rows = (name: string) => listOf(node[name]).filter(isObject)
  const byId = (name: string) => new Map(rows(name).map((row) => [row['id'], row]))
  const [foods, units, categories, tags] = ['ingredient_foods', 'ingredient_units', 'categories', 'tags'].map(byId)
  const ofRecipe = (name: string) => {
    const of = new Map<unknown, JsonObject[]>()
    for (const row of rows(name)) {
      const list = of.get(row['recipe_id'])
      if (list) list.push(row)
      else of.set(row['recipe_id'], [row])
    }
    for (const list of of.values())
      list.sort((one, other) => (numberOf(one['position']) ?? 0) - (numberOf(other['position']) ?? 0))
    return of
  }
  const [lines, steps, notes, inCategories, withTags] = [
    'recipes_ingredients',
    'recipe_instructions',
    'notes',
    'recipes_to_categories',
    'recipes_to_tags',
  ].map(ofRecipe)
  // one more than is read, so that it is seen where there are more
  const few = (list: readonly JsonObject[] = []) => list.slice(0, mostOfRecipe.values + 1)
  const named = (row: JsonObject | undefined) => row && { name: row['name'], pluralName: row['plural_name'] }
  const joined = (row: JsonObject): JsonObject => {
    const id = row['id']
    return {
      name: row['name'],
      description: row['description'],
      recipeYield: row['recipe_yield'],
      recipeServings: row['recipe_servings'],
      prepTime: row['prep_time'],
      performTime: row['perform_time'] ?? row['cook_time'],
      totalTime: row['total_time'],
      orgURL: row['org_url'],
      rating: row['rating'],
      lastMade: row['last_made'],
      recipeIngredient: few(lines!.get(id)).map((line) => ({
        title: line['title'],
        note: line['note'],
        quantity: line['quantity'],
        originalText: line['original_text'],
        unit: named(units!.get(line['unit_id'])),
        food: named(foods!.get(line['food_id'])),
      })),
      recipeInstructions: few(steps!.get(id)),
      notes: few(notes!.get(id)),
      recipeCategory: few(inCategories!.get(id)).map((each) => named(categories!.get(each['category_id']))),
      tags: few(withTags!.get(id)).map((each) => named(tags!.get(each['tag_id']))),
    }
  }
  return rows('recipes').map((row) => (measure) => readMealie(boundedThing(joined(row), measure)))
}
