/** What the other features may ask of recipes, and the commands of this one. */
export { eaterOf } from '#server/features/recipes/eater.ts'
export {
  listNarrowRows,
  listRecipeRows,
  listRecipes,
  recipesWithFoods,
} from '#server/features/recipes/find-recipes.ts'
export {
  countTags,
  deleteRecipe,
  deliverRecipe,
  findRecipe,
  findRecipes,
  findRestorable,
  insertRecipe,
  type NewRecipe,
  rateRecipe,
  recentDishes,
  restoreRecipe,
  rewriteRecipe,
  sweepRecipes,
  tastesOf,
  toggleFavorite,
} from '#server/features/recipes/kept-recipes.ts'
export { recipeView } from '#server/features/recipes/recipe-view.ts'
export { refuseTwice } from '#server/features/recipes/refuse-twice.ts'
export { countReservations } from '#server/features/recipes/reservations.ts'
export { draftOf } from '#server/features/recipes/swap-ingredient.ts'
export { keptFactsOf, shownFor, verificationFor } from '#server/features/recipes/verifications.ts'
