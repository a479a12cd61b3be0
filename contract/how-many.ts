/*
 * How many things go together. No schemas stand here, so that a page can import it.
 */

/** Recipes that are selected at most, and changed by one call. */
export const mostAtOnce = 100

/** Failed jobs of a kind that one call has tried again at most. */
export const mostRetried = 1000

/** Recipes of one member, those aside that were deleted within the hour. */
export const mostRecipes = 50_000
