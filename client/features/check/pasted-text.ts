import { keptInTab } from '#client/kept.ts'

/** The text of a recipe on its way into the form: still there after a reload, and after signing up. */
export const pastedText = keptInTab('recipe-pasted')

/** The words of a recipe that was read from a web page, as JSON, on their way into the form. */
export const broughtWords = keptInTab('recipe-brought')
