import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { CookingPot } from 'lucide-react'
import { useState } from 'react'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { type CookedDish, recipeAtHomeQuery, takeFromHome } from '#client/features/at-home/queries.ts'
import { namesText, takenText } from '#client/features/at-home/stock-words.ts'
import { Fractions } from '#client/features/recipes/fractions.tsx'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { capital } from '#client/wording.ts'
import { entitlements } from '#contract/plans.ts'

/** On the page of a recipe: what of it is at home, to be taken away once it is cooked. Nothing where nothing is. */
export function HomeOffer({ recipeId, servings, planned, Heading }: CookedDish & { Heading: 'h2' | 'h3' }) {
  const queryClient = useQueryClient()
  const [isTaking, setIsTaking] = useState(false)
  const { data: taken = [] } = useQuery(recipeAtHomeQuery(recipeId, wholeServings(servings)))
  if (taken.length === 0) return null
  const take = async () => {
    if (isTaking) return
    setIsTaking(true)
    await takeFromHome(queryClient, [{ recipeId, servings: wholeServings(servings), planned }])
    setIsTaking(false)
  }
  return (
    <section aria-label="At home" className="mt-10 border-t border-hair pt-5 print:hidden">
      <Heading className="text-3">At home</Heading>
      <p className="mt-1 mb-3 text-ui text-ink-2">
        <Fractions>{takenText(taken)}</Fractions> for this dish.
      </p>
      <Button busy={isTaking} onClick={() => void take()}>
        <CookingPot aria-hidden className="icon" />
        Use what’s at home
      </Button>
    </section>
  )
}

/** After the last step of several dishes: the same, for as many as each was cooked for. Answers whether something is at home. */
export async function offerAfterCooking(queryClient: QueryClient, cooked: readonly CookedDish[]): Promise<boolean> {
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  if (!user || !entitlements[user.subscriptionTier].mealPlans) return false
  const dishes = cooked.map((dish) => ({ ...dish, servings: wholeServings(dish.servings) }))
  // what cannot be asked now is offered on the page
  const of = await Promise.all(
    dishes.map(({ recipeId, servings }) =>
      queryClient.fetchQuery(recipeAtHomeQuery(recipeId, servings)).catch(() => []),
    ),
  )
  const taken = of.flat()
  if (taken.length === 0) return false
  // two dishes may want the same, so that only what is taken in the end can be added up
  const names = [...new Set(taken.map(({ name }) => name))]
  const [what, count] =
    dishes.length === 1 ? [takenText(taken), taken.length] : [capital(namesText(names)), names.length]
  toast({
    title: 'Cooked?',
    description: `${what} ${count === 1 ? 'is' : 'are'} at home.`,
    action: {
      label: 'Use what’s at home',
      onPress: () => void takeFromHome(queryClient, dishes),
    },
  })
  return true
}

const wholeServings = (servings: number) => Math.min(100, Math.max(1, Math.round(servings)))
