/*
 * Figures of menus and meal plans that their pages know too. No schemas stand here, so that a page can import it.
 */

/** Seconds in which a week is chosen once its dishes are there: unless somebody asks for more, and at most. */
export const choosingSeconds = { usual: 10, most: 60 } as const
