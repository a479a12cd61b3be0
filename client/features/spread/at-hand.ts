/** What the page of a recipe does without until somebody asks for it. */
export const atHand = {
  text: () => import('#client/features/spread/saving/save-as-text.ts'),
  scaling: () => import('#client/features/spread/have-amount-form.tsx'),
  menu: () => import('#client/features/spread/recipe-menu-parts.tsx'),
  swaps: () => import('#client/features/swaps/swap-offers.tsx'),
}
