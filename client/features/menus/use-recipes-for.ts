import { useScaling } from '#client/features/recipes/cooking/use-scaling.ts'
import type { MenuWithRecipes } from '#contract/menus.ts'

type InWords = Pick<MenuWithRecipes['recipes'][number], 'id' | 'title' | 'servings' | 'ingredients' | 'instructions'>

/** The words of a menu’s recipes for as many as the menu; as they are written, with their own servings, where what scales them can’t be had. */
export function useRecipesFor({ recipes, servings }: Pick<MenuWithRecipes, 'recipes' | 'servings'>): InWords[] {
  const scale = useScaling(
    recipes.some((recipe) => recipe.servings !== servings),
    () => undefined,
  )
  return recipes.map((recipe) => {
    if (!scale || recipe.servings === servings) return recipe
    const steps = recipe.instructions.map(({ description }) => description)
    const scaled = scale({ ...recipe, steps }, servings / recipe.servings)
    const instructions = recipe.instructions.map((each, step) => ({ ...each, description: scaled.steps[step]!.text }))
    return { ...recipe, servings, ingredients: scaled.ingredients, instructions }
  })
}
