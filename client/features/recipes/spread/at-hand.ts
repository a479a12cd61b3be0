/** What the page of a recipe does without until somebody asks for it. */
export const atHand = {
  text: () => import('#client/features/recipes/spread/save-as-text.ts'),
  scaling: () => import('#client/features/recipes/spread/have-amount-form.tsx'),
  menu: () => import('#client/features/recipes/spread/recipe-menu-parts.tsx'),
  swaps: () => import('#client/features/recipes/swaps/swap-offers.tsx'),
}
