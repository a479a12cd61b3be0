import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Made } from '#client/features/recipes/generate/second-wish.ts'
import type { GenerationForm } from '#contract/generation.ts'
import type { Recipe } from '#contract/recipe.ts'

/** By which wish a recipe was made in this tab; nothing of one that was made before. It goes with the member, as all that was fetched does. */
export const madeQuery = (recipeId: number) =>
  queryOptions<Made>({
    queryKey: ['made', recipeId],
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Notes the wish of a recipe; what it was to be another than were the tries before it. */
export function keepMade(queryClient: QueryClient, { id }: Recipe, wish: GenerationForm): void {
  queryClient.setQueryData<Made>(madeQuery(id).queryKey, { wish, before: wish.otherThan ?? [] })
}
