import { oneLine } from '#contract/text.ts'
import type { Allergen } from '#domain/food/allergens/allergens.ts'
import type { Diet } from '#domain/food/diets.ts'
import { type SearchPart, searchParts, searchWords } from '#domain/food/match/search-words.ts'
import type { WriterKind } from '#domain/recipe/recipe.ts'
import { marks, ownerKey, quoted } from '#server/features/recipes/search/search-index.ts'

/** What a list is filtered by that stands among the words of a recipe. */
export interface WordFilter {
  /** As it was typed: every word of it, or the beginning of one. */
  q?: string | undefined
  tag?: string | undefined
  diet?: Diet | undefined
  without?: readonly Allergen[] | undefined
  cuisine?: string | undefined
  recipeType?: string | undefined
  writer?: WriterKind | undefined
}

/** The filter as a tsquery over the words of this owner; undefined where it asks for nothing, `none` where nothing can answer. */
export function tsqueryOf(userId: string, filter: WordFilter): string | undefined {
  const { q, tag, diet, without = [], cuisine, recipeType, writer } = filter
  const parts = q === undefined || q.trim() === '' ? [] : searchParts(q)
  // signs without a letter among them stand in no recipe
  if (parts.length === 0 && q !== undefined && q.trim() !== '') return quoted('none')
  const found = [
    ...(tag === undefined ? [] : [marks.tag(oneLine(tag).toLowerCase())]),
    ...(diet === undefined ? [] : [marks.diet(diet)]),
    ...without.map(marks.without),
    ...(cuisine === undefined ? [] : [marks.cuisine(cuisine)]),
    ...(recipeType === undefined ? [] : [marks.recipeType(recipeType)]),
    ...(writer === undefined ? [] : [marks.writer(writer)]),
  ]
  const key = ownerKey(userId)
  const all = [...parts.map((part) => termOf(key, part)), ...found.map((mark) => quoted(key + mark))]
  return all.length === 0 ? undefined : all.join(' & ')
}

/** All words of a title as they stand in it; undefined for one without a word. */
export function titleQuery(userId: string, title: string): string | undefined {
  const words = searchWords(title)
  const key = ownerKey(userId)
  return words.length === 0 ? undefined : words.map(({ typed }) => `${quoted(key + typed)}:A`).join(' & ')
}

/** Each word of a text as a tsquery of its own, to ask which of them nothing has. */
export function wordTerms(userId: string, q: string): { word: string; term: string }[] {
  return searchParts(q).flatMap((part) =>
    part.words.map((word) => ({ word: word.typed, term: termOf(ownerKey(userId), { ...part, words: [word] }) })),
  )
}

/** The words, or the food that they name by whatever name. A word may be the beginning of one; its canonical form may not: peas are no peaches. */
function termOf(key: string, { words, food }: SearchPart): string {
  const typed = words.map((word) => {
    const begun = `${quoted(key + word.typed)}:*`
    return word.canonical === word.typed ? begun : `(${begun} | ${quoted(key + word.canonical)})`
  })
  const together = `(${typed.join(' & ')})`
  return food ? `(${together} | ${quoted(key + marks.food(food.id))})` : together
}
