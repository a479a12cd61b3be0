import { type FittedRecipe, fittedRecipe } from '#domain/recipe/import/fitted-recipe.ts'
import { markedRecipes, recipeOfPage } from '#domain/recipe/import/page.ts'
import { recipesOfFile } from '#domain/recipe/import/recipe-file.ts'
import { lineReports } from '#domain/recipe/verify/line-reports.ts'
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
  const whole = picture === undefined ? null : URL.parse(picture, address)
  return {
    recipe: fittedRecipe(recipe),
    by: found.by,
    picture: whole && /^https?:$/.test(whole.protocol) ? whole.href : undefined,
  }
}

/** The recipes of a file of another program; undefined where it is none that we know. */
export function readBroughtFile(name: string, bytes: Uint8Array): FileRecipe[] | undefined {
  const text = decoded(bytes, undefined)
  const found = /^\s*<(?!\?xml)/.test(text) || /\.html?$/i.test(name) ? ofPage(text) : recipesOfFile(name, text)
  return found?.map((recipe) => ({ recipe: fittedRecipe(recipe), picture: recipe.picture }))
}

/** The same as text, which the server's thread takes apart recipe by recipe. */
export function broughtLines(name: string, bytes: Uint8Array): RecipeLines | undefined {
  const found = readBroughtFile(name, bytes)
  return found && linesOfRecipes(found)
}

function ofPage(html: string) {
  const page = readPage(html)
  const marked = markedRecipes(page)
  if (marked.length > 0) return marked
  const found = recipeOfPage(page)
  return found && [found.recipe]
}

/** Lines of a list that name no food of our table. */
export function unknownLines(ingredients: readonly string[]): string[] {
  return lineReports({ ingredients: [...ingredients] })
    .filter(({ known, heading }) => !known && !heading)
    .map(({ text }) => text)
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
