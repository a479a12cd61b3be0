import type { FittedRecipe } from '#domain/recipe/import/fitted-recipe.ts'

export interface FileRecipe {
  readonly recipe: FittedRecipe
  /** Its photograph: base64, or the name of a file beside it. */
  readonly picture: string | undefined
  /** Whether its file says more of it than is read of one recipe. */
  readonly isCut: boolean
}

/**
 * The recipes of a file, each a line of JSON. A thread that is sent ten thousand objects at once does nothing else for a tenth of a second;
 * bytes are copied, and taken apart one recipe at a time.
 */
export interface RecipeLines {
  readonly count: number
  readonly lines: Uint8Array
}

export function linesOfRecipes(recipes: readonly FileRecipe[]): RecipeLines {
  const lines = new TextEncoder().encode(recipes.map((recipe) => JSON.stringify(recipe)).join('\n'))
  return { count: recipes.length, lines }
}

/** Each recipe when it is asked for. */
export function* recipesOfLines({ count, lines }: RecipeLines): Generator<FileRecipe> {
  const text = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength)
  for (let at = 0, from = 0; at < count; at += 1) {
    const end = text.indexOf('\n', from)
    yield JSON.parse(text.toString('utf8', from, end < 0 ? text.length : end)) as FileRecipe
    from = end + 1
  }
}
