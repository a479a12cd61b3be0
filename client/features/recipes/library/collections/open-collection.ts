import { ruleOf } from '#client/features/recipes/library/filters/criteria.ts'
import type { LibrarySearch } from '#client/features/recipes/library/library-search.ts'
import type { CollectionRule } from '#contract/recipes/collection-rule.ts'
import type { Collection } from '#contract/recipes/collections.ts'

/** The filter that is asked for outside of collections by hand; undefined where there is none. */
export function ruleAsked(search: LibrarySearch): CollectionRule | undefined {
  const rule = ruleOf(search)
  return search.collection === undefined && Object.keys(rule).length > 0 ? rule : undefined
}

/** The collection that is looked at, by its number or by its filter. */
export function openOf(collections: readonly Collection[], search: LibrarySearch): Collection | undefined {
  const asked = textOf(ruleOf(search))
  return collections.find(({ id, rule }) =>
    rule ? search.collection === undefined && textOf(rule) === asked : search.collection === id,
  )
}

const textOf = (rule: object) =>
  JSON.stringify(Object.entries(rule).toSorted(([one], [other]) => (one < other ? -1 : 1)))
