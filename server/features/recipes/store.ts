/** What the other features may ask of recipes, and the commands of this one. */

export { startGeneration } from '#server/features/recipes/cancel-generation.ts'
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
export { countConcerned, linesConcerned, refreshConcerned } from '#server/features/recipes/corrected-recipes.ts'
export { createRecipe } from '#server/features/recipes/create-recipe.ts'
export { freshFacts } from '#server/features/recipes/current-figures.ts'
export { cancelled, dayIsSpent } from '#server/features/recipes/day-is-spent.ts'
export { dishFor, picturesAt } from '#server/features/recipes/dish-for-others.ts'
export { dietOf, eaterOf } from '#server/features/recipes/eater.ts'
export { authorOf } from '#server/features/recipes/facts-of-many.ts'
export {
  listNarrowRows,
  listRecipeRows,
  listRecipes,
  narrowRowsOf,
  recipesWithFoods,
} from '#server/features/recipes/find-recipes.ts'
export { fittingRules } from '#server/features/recipes/fitting-rules.ts'
export { insertRecipe, type NewRecipe } from '#server/features/recipes/insert-recipe.ts'
export { keepRecipe } from '#server/features/recipes/keep-recipe.ts'
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
} from '#server/features/recipes/kept-recipes.ts'
export { makeWish } from '#server/features/recipes/make-wish.ts'
export { newRecipe } from '#server/features/recipes/new-recipe.ts'
export { endRefresh, expectRefresh, noneAwaited } from '#server/features/recipes/pending-refreshes.ts'
export { readInTurn } from '#server/features/recipes/read-in-turn.ts'
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
export { refuseTwice } from '#server/features/recipes/refuse-twice.ts'
export { assertRoomForRecipes, LibraryFull } from '#server/features/recipes/room-for-recipes.ts'
export { findShared, hasShares, revokeShares } from '#server/features/recipes/shares.ts'
export { titledTimeline } from '#server/features/recipes/titled-timeline.ts'
export { keptFactsOf, verificationFor } from '#server/features/recipes/verifications.ts'
export { lately } from '#server/features/recipes/what-they-had.ts'
export { worthOf } from '#server/features/recipes/worth-of.ts'
export { writeChecked } from '#server/features/recipes/write-checked.ts'
