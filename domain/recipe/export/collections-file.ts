import type { ExportedFile } from '#domain/recipe/export/exported-recipe.ts'
import { ownSource } from '#domain/recipe/import/brought-recipe.ts'

/** Where a library of ours tells of its collections; no recipe's file lies in a folder. */
export const collectionsPath = 'library/collections.json'

/** All collections of a library in the order in which they were made: what recipes cannot tell, as is which are empty and by which filter others fill themselves. */
export function collectionsFile(
  shelves: readonly { readonly name: string; readonly rule: object | null }[],
): ExportedFile {
  const collections = shelves.map(({ name, rule }) => ({ name, rule }))
  return { name: collectionsPath, text: `${JSON.stringify({ writtenBy: ownSource, collections }, null, 1)}\n` }
}
