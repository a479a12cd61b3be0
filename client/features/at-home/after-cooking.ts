import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { type CookedDish, recipeAtHomeQuery, takeFromHome } from '#client/features/at-home/queries.ts'
import { namesText, takenText } from '#client/features/at-home/stock-words.ts'
import type { Message } from '#client/ui/overlays/toast.ts'
import { entitlements } from '#contract/plans.ts'

/** What of cooked dishes is at home, for as many as each was cooked for, and the way to take it away. Undefined where nothing is. */
export async function offerOfHome(
  queryClient: QueryClient,
  cooked: readonly CookedDish[],
): Promise<Required<Pick<Message, 'description' | 'action'>> | undefined> {
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  if (!user || !entitlements[user.subscriptionTier].mealPlans) return undefined
  const dishes = cooked.map((dish) => ({ ...dish, servings: wholeServings(dish.servings) }))
  // what cannot be asked now is offered on the page
  const of = await Promise.all(
    dishes.map(({ recipeId, servings }) =>
      queryClient.fetchQuery(recipeAtHomeQuery(recipeId, servings)).catch(() => []),
    ),
  )
  const taken = of.flat()
  if (taken.length === 0) return undefined
  // two dishes may want the same, so that only what is taken in the end can be added up
  const names = [...new Set(taken.map(({ name }) => name))]
  const what = dishes.length === 1 ? takenText(taken) : namesText(names)
  return {
    description: `You have ${what} at home.`,
    action: {
      label: 'Mark as used',
      onPress: () => void takeFromHome(queryClient, dishes),
    },
  }
}

export const wholeServings = (servings: number) => Math.min(100, Math.max(1, Math.round(servings)))
