import { useQuery } from '@tanstack/react-query'
import { swapsQuery, useSwap } from '#client/features/swaps/queries.ts'
import { SwapList } from '#client/features/swaps/swap-list.tsx'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** 'I’m out of butter': what may stand in for one line of a member's recipe, to be put in its place. */
export function SwapOffers({ recipe, line, onSwapped }: { recipe: Recipe; line: number; onSwapped: () => void }) {
  const found = useQuery(swapsQuery(recipe, line))
  const swap = useSwap()
  return (
    <SwapList
      found={found}
      name={recipe.ingredients[line]?.name ?? ''}
      busy={swap.isPending}
      onUse={({ food }) => swap.mutate({ id: recipe.id, line, food }, { onSuccess: onSwapped })}
    />
  )
}
