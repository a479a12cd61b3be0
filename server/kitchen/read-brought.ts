import { nutritionOf } from '#domain/food/nutrition/nutrition.ts'
import { mostOfRecipe, type RecipeReader, wholeMeasure } from '#domain/recipe/import/bounded-thing.ts'
import { type FittedRecipe, fittedRecipe } from '#domain/recipe/import/fitted-recipe.ts'
import { isIntricate, type Pieces, piecesOf } from '#domain/recipe/import/json-signs.ts'
import { markedRecipes, recipeOfPage } from '#domain/recipe/import/page.ts'
import { isJson, recipesOfFile } from '#domain/recipe/import/recipe-file.ts'
import { amountFindings } from '#domain/recipe/verify/amounts.ts'
import { implausibleServing } from '#domain/recipe/verify/plausible.ts'
import { readRecipe, type Verifiable } from '#domain/recipe/verify/reading/read-recipe.ts'
import { type FileRecipe, linesOfRecipes, type RecipeLines } from '#server/kitchen/recipe-lines.ts'
import { readPage } from '#server/ports/web/read-page.ts'

/** What an address gave, as it came. */
export interface BroughtPage {
  readonly bytes: Uint8Array
  readonly type: string
  readonly charset: string | undefined
  readonly address: string
}

export interface ReadRecipe {
  readonly recipe: FittedRecipe
  readonly by: 'marks' | 'text'
  /** Whole address of its photograph. */
  readonly picture: string | undefined
}

/** The recipe of a web page, or of JSON or plain text at an address; undefined where there is none. */
export function readBroughtPage({ bytes, type, charset, address }: BroughtPage): ReadRecipe | undefined {
  const text = decoded(bytes, charset)
  const page = /json/.test(type)
    ? { jsonLd: [text], items: [], title: '', text: '' }
    : type === 'text/plain'
      ? { jsonLd: [], items: [], title: '', text }
      : readPage(text)
  const found = recipeOfPage(page)
  if (!found) return undefined
  // what a page says of itself for search engines are no tags of a cook
  const { picture, ...recipe } = { ...found.recipe, tags: [], url: address }
  const notes = [
    ...(recipe.notes ?? []),
    ...(found.isCut ? ['The page had more about this recipe than we could read.'] : []),
  ]
  const whole = picture === undefined ? null : URL.parse(picture, address)
  return {
    recipe: fittedRecipe({ ...recipe, notes }),
    by: found.by,
    picture: whole && /^https?:$/.test(whole.protocol) ? whole.href : undefined,
  }
}

/** A list of recipes in pieces, each a file for itself: where they are in its bytes. Undefined of a file that is read as a whole. */
export function piecesOfFile(bytes: Uint8Array): Pieces | undefined {
  // a letter for each byte: the signs of JSON are no part of any other letter
  const text = new TextDecoder('latin1').decode(bytes)
  return isJson(text) ? piecesOf(text) : undefined
}

/** Recipes of a file that were read one after the other. */
export interface BroughtPart {
  readonly recipes: readonly FileRecipe[]
  /** How many are in the file. */
  readonly of: number
  /** Where the next part begins; undefined after the last one. */
  readonly next: number | undefined
}

/** As much as one part may be, so that no thread is held for longer by a file of many recipes than by any other task. */
const mostOfPart = { letters: 300_000, values: 30_000, recipes: 500 } as const
/** Bytes of a page that is read: as many as of one at an address. */
const largestPage = 5 * 1024 * 1024

/**
 * The recipes of a file of another program from one of them on, as many as make a part. Undefined where it is none that we know, 'too much' where it
 * is larger or more intricate than what is read at once.
 */
export function readBroughtFile(name: string, bytes: Uint8Array, from = 0): BroughtPart | 'too much' | undefined {
  const text = decoded(bytes, undefined)
  if (/^\s*<(?!\?xml)/.test(text) || /\.html?$/i.test(name))
    return bytes.length > largestPage ? 'too much' : ofPage(text, from)
  if (isJson(text) && isIntricate(text)) return 'too much'
  const found = recipesOfFile(name, text)
  return found && partOf(found, from)
}

/** The same as text, which the server's thread takes apart recipe by recipe. */
export function broughtLines(name: string, bytes: Uint8Array, from = 0): BroughtLines | 'too much' | undefined {
  const found = readBroughtFile(name, bytes, from)
  if (found === undefined || found === 'too much') return found
  const { recipes, ...where } = found
  return { ...linesOfRecipes(recipes), ...where }
}

export type BroughtLines = RecipeLines & Omit<BroughtPart, 'recipes'>

function partOf(readers: readonly RecipeReader[], from: number): BroughtPart {
  const recipes: FileRecipe[] = []
  let [letters, values, at] = [0, 0, from]
  for (; at < readers.length && letters < mostOfPart.letters && values < mostOfPart.values; at += 1) {
    if (recipes.length >= mostOfPart.recipes) break
    const measure = wholeMeasure()
    const recipe = readers[at]!(measure)
    letters += mostOfRecipe.letters - measure.letters
    values += mostOfRecipe.values - measure.values
    recipes.push({ recipe: fittedRecipe(recipe), picture: recipe.picture, isCut: measure.isCut })
  }
  return { recipes, of: readers.length, next: at < readers.length ? at : undefined }
}

function ofPage(html: string, from: number): BroughtPart | undefined {
  const page = readPage(html)
  const { recipes, ...where } = partOf(markedRecipes(page), from)
  // a name alone is a link to a recipe
  const whole = recipes.filter(({ recipe }) => recipe.ingredients.length + recipe.instructions.length > 0)
  if (whole.length > 0 || from > 0 || where.next !== undefined) return { recipes: whole, ...where }
  const found = recipeOfPage(page)
  if (!found) return undefined
  const { recipe, isCut } = found
  return { recipes: [{ recipe: fittedRecipe(recipe), picture: recipe.picture, isCut }], of: 1, next: undefined }
}

const ofServings: ReadonlySet<string> = new Set(['portion', 'absurd_portion'])

/** What of a recipe is worth a look: lines that name no food of our table, and in sentences what of its servings can hardly be. */
export function worthALook(recipe: Pick<Verifiable, 'servings' | 'ingredients' | 'instructions'>): {
  unknownLines: string[]
  servingDoubts: string[]
} {
  const read = readRecipe(recipe)
  const doubts = [
    ...implausibleServing(nutritionOf(read.lines, read.servings), read.servings),
    ...amountFindings(read).filter(({ code }) => ofServings.has(code)),
  ]
  return {
    unknownLines: read.lines.filter(({ known, heading }) => !known && !heading).map(({ line }) => line.text),
    servingDoubts: doubts.map(({ message }) => message),
  }
}

/** By what the answer says, else what the page says, else UTF-8. */
function decoded(bytes: Uint8Array, charset: string | undefined): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  const named = charset ?? /<meta[^<>]{0,200}?charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1]
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
