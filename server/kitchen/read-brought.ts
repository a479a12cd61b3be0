import { type FittedRecipe, fittedRecipe } from '#domain/recipe/import/fitted-recipe.ts'
import { recipeOfPage } from '#domain/recipe/import/page.ts'
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
