/** What the other features may ask of recipes, and the commands of this one. */

export {
  type AfterCooked,
  cookedBetween,
  countCooked,
  deleteCooked,
  entryOfDay,
  findCooked,
  findRestorableCooked,
  type ListedCooked,
  lastCookedOf,
  listCooked,
  noteCooked,
  restoreCooked,
  sweepCooked,
  updateCooked,
} from '#server/features/recipes/cooked-dishes.ts'
export { dishFor, picturesAt } from '#server/features/recipes/dish-for-others.ts'
export { dietOf, eaterOf } from '#server/features/recipes/eater.ts'
export { countConcerned, linesConcerned, refreshConcerned } from '#server/features/recipes/figures/corrected-recipes.ts'
export { freshFacts } from '#server/features/recipes/figures/current-figures.ts'
export { authorOf } from '#server/features/recipes/figures/facts-of-many.ts'
export { endRefresh, expectRefresh, noneAwaited } from '#server/features/recipes/figures/pending-refreshes.ts'
export { keptFactsOf, verificationFor } from '#server/features/recipes/figures/verifications.ts'
export { startGeneration } from '#server/features/recipes/generating/cancel-generation.ts'
export { cancelled, dayIsSpent } from '#server/features/recipes/generating/day-is-spent.ts'
export { makeWish } from '#server/features/recipes/generating/make-wish.ts'
export { newRecipe } from '#server/features/recipes/generating/new-recipe.ts'
export { lately } from '#server/features/recipes/generating/what-they-had.ts'
export { writeChecked } from '#server/features/recipes/generating/write-checked.ts'
export { createRecipe } from '#server/features/recipes/keeping/create-recipe.ts'
export { insertRecipe, type NewRecipe } from '#server/features/recipes/keeping/insert-recipe.ts'
export { keepRecipe } from '#server/features/recipes/keeping/keep-recipe.ts'
export {
  assertOwnRecipes,
  countTags,
  deleteRecipe,
  deliverRecipes,
  findRecipe,
  findRecipes,
  findRestorable,
  type RecipeToKeep,
  rateRecipe,
  recipeIdsOf,
  restoreRecipes,
  rewriteRecipe,
  sweepRecipes,
  toggleFavorite,
} from '#server/features/recipes/keeping/kept-recipes.ts'
export { refuseTwice } from '#server/features/recipes/keeping/refuse-twice.ts'
export { assertRoomForRecipes, LibraryFull } from '#server/features/recipes/keeping/room-for-recipes.ts'
export {
  drawnBy,
  findLikeness,
  findRecipePicture,
  photoAddress,
  pictureAddress,
  putRecipePicture,
  versionOf,
} from '#server/features/recipes/recipe-pictures.ts'
export { narrowViews, recipeView, rowViews } from '#server/features/recipes/recipe-view.ts'
export {
  listNarrowRows,
  listRecipeRows,
  listRecipes,
  narrowRowsOf,
  recipesWithFoods,
} from '#server/features/recipes/search/find-recipes.ts'
export { fittingRules } from '#server/features/recipes/search/fitting-rules.ts'
export { readInTurn } from '#server/features/recipes/search/read-in-turn.ts'
export { findShared, hasShares, revokeShares } from '#server/features/recipes/shares.ts'
export { titledTimeline } from '#server/features/recipes/titled-timeline.ts'
export { worthOf } from '#server/features/recipes/worth-of.ts'
