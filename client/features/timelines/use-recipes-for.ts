import { useScaling } from '#client/features/cooking/use-scaling.ts'
import { type InWords, wordsFor } from '#client/features/timelines/words-for.ts'

interface ForSome {
  recipe: InWords
  /** For how many it is cooked. Not always whole. */
  servings: number
}

/** The words of recipes, each for as many as it is cooked for; as they are written, with their own servings, where what scales them can’t be had. */
export function useRecipesFor(dishes: readonly ForSome[]): InWords[] {
  const scale = useScaling(
    dishes.some(({ recipe, servings }) => recipe.servings !== servings),
    () => undefined,
  )
  return dishes.map(({ recipe, servings }) => (scale ? wordsFor(recipe, servings, scale) : recipe))
}
