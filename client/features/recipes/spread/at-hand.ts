/** What the page of a recipe does without until somebody asks for it. */
export const atHand = {
  notes: () => import('#client/features/recipes/own-words/notes-form.tsx'),
  scaling: () => import('#client/features/recipes/spread/have-amount-form.tsx'),
  swaps: () => import('#client/features/recipes/swaps/swap-offers.tsx'),
  tags: () => import('#client/features/recipes/own-words/tags-form.tsx'),
}
