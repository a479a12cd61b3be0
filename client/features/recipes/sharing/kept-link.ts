import { keptInTab } from '#client/kept-in-tab.ts'

/** The token of the shared recipe from which somebody set out for an account: so that she comes back to it with one. */
export const { keep: keepLink, read: keptLink, drop: dropLink } = keptInTab('shared_recipe')
