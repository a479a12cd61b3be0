import type { Finding } from '#domain/recipe/verification.ts'
import type { ReadRecipe } from '#domain/recipe/verify/reading/read-recipe.ts'
import { unsafeCanning } from '#domain/recipe/verify/safety/canning.ts'
import { nitriteSafety } from '#domain/recipe/verify/safety/curing-salt.ts'
import { frozenInSlowCooker } from '#domain/recipe/verify/safety/frozen-meat.ts'
import { keptFoods } from '#domain/recipe/verify/safety/kept-foods.ts'
import { leftOut } from '#domain/recipe/verify/safety/left-out.ts'
import { meatSafety } from '#domain/recipe/verify/safety/meat.ts'
import { notForEating } from '#domain/recipe/verify/safety/not-for-eating.ts'
import { rawFoods } from '#domain/recipe/verify/safety/raw-foods.ts'
import { usedMarinade } from '#domain/recipe/verify/safety/used-marinade.ts'

/** Everything that could make somebody ill. Each rule asks what the steps do to the food, never for a word alone; a dose needs no steps. */
export function foodSafety(recipe: ReadRecipe, author: 'cook' | 'writer'): Finding[] {
  if (!recipe.hasSteps) return nitriteSafety(recipe)
  const kept = [...keptFoods(recipe), ...frozenInSlowCooker(recipe)]
  return [
    ...meatSafety(recipe, author),
    ...rawFoods(recipe),
    ...kept,
    ...leftOut(recipe).filter(({ step }) => !kept.some((other) => other.step === step)),
    ...usedMarinade(recipe),
    ...unsafeCanning(recipe),
    ...notForEating(recipe),
    ...nitriteSafety(recipe),
  ]
}
