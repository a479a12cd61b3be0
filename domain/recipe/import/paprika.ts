import { type BroughtRecipe, ownSource } from '#domain/recipe/import/brought-recipe.ts'
import { minutesOf } from '#domain/recipe/import/durations.ts'
import { unfiledWords } from '#domain/recipe/import/filed-words.ts'
import {
  isTrue,
  type JsonObject,
  lineOf,
  numberOf,
  ownParting,
  textOf,
  wordsOf,
} from '#domain/recipe/import/json-values.ts'
import { ingredientLines, stepLines } from '#domain/recipe/import/list-lines.ts'
import { linesOf, plainLine, plainLines } from '#domain/recipe/import/plain-words.ts'
import { yieldOf } from '#domain/recipe/import/yields.ts'

/** Whether JSON is a recipe of Paprika: a `.paprikarecipes` file is a zip of such, each packed with gzip. */
export function isPaprika(node: JsonObject): boolean {
  return 'directions' in node && 'ingredients' in node && !Array.isArray(node['ingredients'])
}

/** Lists and methods are texts with a line for each; words may be **bold**, and name [recipe:…] and [photo:…]. Never throws. */
export function readPaprika(node: JsonObject): BroughtRecipe {
  const source = lineOf(node['source'])
  const isOwn = source === ownSource
  const text = (name: string) => (isOwn ? textOf(node[name]) : unmarked(textOf(node[name])))
  const { servings, makes } = yieldOf(text('servings'))
  const categories = wordsOf(node['categories'], isOwn ? ownParting : undefined)
  const filed = unfiledWords(categories, isOwn ? node['collections'] : undefined)
  return {
    title: plainLine(text('name')),
    description: plainLines(text('description')),
    servings,
    makes,
    ingredients: isOwn ? linesOf(text('ingredients')) : ingredientLines(text('ingredients')),
    steps: (isOwn ? ownSteps(text('directions')) : stepLines(text('directions'))).map((step) => ({ text: step })),
    ...(!isOwn && {
      prepMinutes: minutesOf(node['prep_time']),
      cookMinutes: minutesOf(node['cook_time']),
      totalMinutes: minutesOf(node['total_time']),
    }),
    kinds: filed.words,
    difficulty: text('difficulty'),
    notes: [
      plainLines(text('notes')),
      ...(isOwn || text('nutritional_info').trim() === ''
        ? []
        : [`Nutrition: ${plainLines(text('nutritional_info'))}`]),
    ],
    source,
    url: addressIn(textOf(node['source_url'])),
    isFavorite: isTrue(node['on_favorites']),
    stars: numberOf(node['rating']),
    collections: filed.collections,
    ...(isOwn && { lastCooked: textOf(node['last_cooked']) }),
    picture: textOf(node['photo_data']) || textOf(node['image_url']) || undefined,
  }
}

/** A step of our own exports ends with an empty line; an empty line within it holds a space. */
function ownSteps(text: string): string[] {
  return text.replaceAll('\r\n', '\n').split(/\n{2,}/)
}

function unmarked(text: string): string {
  return text
    .replace(/\[photo:[^[\]]{1,200}\]/g, '')
    .replace(/\[recipe:([^[\]]{1,200})\]/g, '$1')
    .replace(/(?<=\S )\*\*([^*\n]{1,200})\*\*|\*\*([^*\n]{1,200})\*\*(?= \S)/g, '$1$2')
}

function addressIn(text: string): string | undefined {
  return /^https?:\/\//i.test(text.trim()) ? text.trim() : undefined
}
