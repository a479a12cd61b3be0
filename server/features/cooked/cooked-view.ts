import type { CookedDish } from '#contract/home/cooked.ts'
import { type ListedCooked, photoAddress, pictureAddress } from '#server/features/recipes/store.ts'

/** An entry of the diary as its member sees it. */
export function cookedView({ entry, recipe }: ListedCooked): CookedDish {
  const { id, cookedOn, servings, planId, rating, note, createdAt } = entry
  return {
    id,
    recipeId: recipe?.id ?? null,
    title: recipe?.title ?? entry.title,
    imageUrl: recipe && (recipe.imageUrl ?? pictureAddress(recipe.id, recipe.pictureVersion)),
    photoUrl: recipe && photoAddress(recipe.id, recipe.photoVersion),
    cookedOn,
    servings,
    planned: planId !== null && entry.entry !== null ? { plan: planId, entry: entry.entry } : null,
    rating,
    note,
    createdAt: createdAt.toISOString(),
  }
}
