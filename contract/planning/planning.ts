/*
 * Figures of menus and meal plans that their pages know too. No schemas stand here, so that a page can import it.
 */

/** Recipes of a menu that is generated, at least, at most and unless somebody says otherwise. */
export const recipesOfMenu = { least: 2, most: 8, usual: 3 } as const

/** Seconds in which a week is chosen once its dishes are there: unless somebody asks for more, and at most. */
export const choosingSeconds = { usual: 10, most: 60 } as const
