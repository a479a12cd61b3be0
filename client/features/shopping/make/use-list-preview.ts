import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { shoppingKeys } from '#client/features/list-keeping/shopping-cache.ts'
import { useSettled } from '#client/use-settled.ts'
import { entitlements } from '#contract/plans.ts'
import type { ListPreview } from '#contract/shopping/shopping.ts'

/** What a list of these recipes would come to; undefined where the plan allows none, and until it is known. Failing is nothing to tell: it was not asked for. */
export function useListPreview(recipeIds: readonly number[]): ListPreview | undefined {
  const { data: user } = useCurrentUser()
  const settled = useSettled(recipeIds, restMs)
  const isAsked = settled.length > 0 && user != null && entitlements[user.subscriptionTier].combineLists
  const { data } = useQuery({
    queryKey: shoppingKeys.preview(settled),
    queryFn: ({ signal }) => api.shopping.preview({ body: { recipeIds: [...settled] }, signal }),
    enabled: isAsked,
    staleTime: 60_000,
    retry: false,
  })
  return isAsked && settled === recipeIds ? data : undefined
}

const restMs = 250
