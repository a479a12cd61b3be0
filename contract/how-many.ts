/*
 * How many things go together. No schemas stand here, so that a page can import it.
 */

/** Recipes that are selected at most, and changed by one call. */
export const mostAtOnce = 100
