import { mostCollections } from '#contract/recipes/collections.ts'
import { largestCollectionsFile } from '#contract/recipes/import-limits.ts'
import type { ImportOutcome } from '#contract/recipes/imports.ts'
import { TakenCollection, tooManyTaken } from '#contract/recipes/library-file.ts'
import { cutText } from '#domain/cut-text.ts'
import { collectionsPath } from '#domain/recipe/export/collections-file.ts'
import { ownSource } from '#domain/recipe/import/brought-recipe.ts'
import { isObject, parsedJson } from '#domain/recipe/import/json-values.ts'
import type { AppContext } from '#server/context.ts'
import type { UserRow } from '#server/features/accounts/store.ts'
import { restoreShelves } from '#server/features/collections/store.ts'
import { Unreadable } from '#server/features/imports/allowance.ts'
import { fullWords } from '#server/features/imports/keep-marks.ts'

type Unread = Extract<ImportOutcome, { outcome: 'unread' }>

/**
 * Makes the collections of a library of ours that are not there yet, each whole or not at all. Answers those that could not be made; undefined of any other
 * file. Throws Unreadable where it is larger than any that we write.
 */
export async function keepCollections(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { id: ownerId }: UserRow,
  name: string,
  bytes: Buffer,
): Promise<Unread[] | undefined> {
  if (name !== collectionsPath && !name.endsWith(`/${collectionsPath}`)) return undefined
  if (bytes.length > largestCollectionsFile) throw new Unreadable('It’s larger than we can read.')
  const told = parsedJson(bytes.toString('utf8'))
  if (!isObject(told) || told['writtenBy'] !== ownSource || !Array.isArray(told['collections'])) return undefined
  const { taken, unread } = takenOf(told['collections'])
  const left = await restoreShelves(database, ownerId, taken, now())
  return [...unread, ...left.map((collection) => unreadOf(collection, fullWords))]
}

/** Those that are as the contract has them, of as many as there may be. */
function takenOf(told: readonly unknown[]): { taken: TakenCollection[]; unread: Unread[] } {
  const taken: TakenCollection[] = []
  const unread: Unread[] = []
  for (const each of told.slice(0, mostCollections)) {
    const { data } = TakenCollection.safeParse(each)
    if (data) taken.push(data)
    else unread.push(unreadOf(nameOf(each), 'Its name or its filters aren’t valid.'))
  }
  if (told.length > mostCollections) unread.push(unreadOf('Collections', tooManyTaken))
  return { taken, unread }
}

function nameOf(collection: unknown): string {
  const name = isObject(collection) ? collection['name'] : undefined
  return typeof name === 'string' && name.trim() !== '' ? cutText(name.trim(), 60) : 'Untitled collection'
}

function unreadOf(name: string, reason: string): Unread {
  return { outcome: 'unread', name, reason }
}
