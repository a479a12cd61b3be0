/** What the page of a recipe does without until somebody asks for it. */
export const atHand = {
  scaling: () => import('#client/features/recipes/spread/have-amount-form.tsx'),
  swaps: () => import('#client/features/recipes/swaps/swap-offers.tsx'),
}
