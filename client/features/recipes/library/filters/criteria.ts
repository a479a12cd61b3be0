import {
  given,
  type LibraryChange,
  type LibrarySearch,
  withoutOf,
} from '#client/features/recipes/library/library-search.ts'
import { capital, dollars, words } from '#client/wording.ts'
import type { CollectionRule } from '#contract/recipes/collection-rule.ts'
import { caloriesText } from '#domain/measure/figures.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import type { Writer } from '#domain/recipe/recipe.ts'

/** The search with some of it said otherwise; '' and undefined take a filter away. */
export function withChange(search: LibrarySearch, change: LibraryChange): LibrarySearch {
  return given({ ...search, ...change })
}

/** One thing that is asked for: its words for a chip, and what taking it away would leave. */
export interface Criterion {
  label: string
  dropped: LibrarySearch
}

/** Everything that is asked for, one by one. */
export function criteriaOf(search: LibrarySearch): Criterion[] {
  const {
    q,
    favorite,
    maxMinutes,
    diet,
    cuisine,
    recipeType,
    maxCalories,
    maxCost,
    rating,
    writer,
    tag,
    from,
    collection,
  } = search
  const criterion = (label: string | undefined | false, change: LibraryChange): Criterion[] =>
    label ? [{ label, dropped: withChange(search, change) }] : []
  const without = withoutOf(search.without)
  return [
    ...criterion(q && `“${q}”`, { q: undefined }),
    ...criterion(favorite && 'Favorites', { favorite: undefined }),
    ...criterion(maxMinutes !== undefined && `Up to ${minutesText(maxMinutes)}`, { maxMinutes: undefined }),
    ...criterion(diet && capital(diet), { diet: undefined }),
    ...without.flatMap((allergen) =>
      criterion(`Without ${words(allergen)}`, { without: without.filter((each) => each !== allergen).join(',') }),
    ),
    ...criterion(cuisine, { cuisine: undefined }),
    ...criterion(recipeType, { recipeType: undefined }),
    ...criterion(maxCalories !== undefined && `Up to ${caloriesText(maxCalories)}`, { maxCalories: undefined }),
    ...criterion(maxCost !== undefined && `Up to ${dollars(maxCost)} per serving`, { maxCost: undefined }),
    ...criterion(rating && ratingLabels[rating], { rating: undefined }),
    ...criterion(writer && `Written by ${writerLabels[writer]}`, { writer: undefined }),
    ...criterion(tag && `#${tag}`, { tag: undefined }),
    ...criterion(from && `Starting at ${from.toUpperCase()}`, { from: undefined }),
    ...criterion(collection !== undefined && 'This collection', { collection: undefined }),
  ]
}

/** What of a search makes a collection by rule: neither the order nor another collection. */
export function ruleOf({ sort: _sort, from: _from, collection: _collection, ...rule }: LibrarySearch): CollectionRule {
  return rule as CollectionRule
}

export const ratingLabels = { 1: 'Would cook again', [-1]: 'Wouldn’t cook again' } as const
export const writerLabels = { kitchen: 'MealCrafter', model: 'a language model', cook: 'me' } as const satisfies Record<
  Writer['kind'],
  string
>
