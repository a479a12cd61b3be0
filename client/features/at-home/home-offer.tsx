import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CookingPot } from 'lucide-react'
import { useState } from 'react'
import { wholeServings } from '#client/features/at-home/after-cooking.ts'
import { type CookedDish, recipeAtHomeQuery, takeFromHome } from '#client/features/at-home/queries.ts'
import { takenText } from '#client/features/at-home/stock-words.ts'
import { Fractions } from '#client/features/dishes/fractions.tsx'
import { Button } from '#client/ui/buttons/button.tsx'

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
        You have <Fractions>{takenText(taken)}</Fractions> at home for this dish.
      </p>
      <Button busy={isTaking} onClick={() => void take()}>
        <CookingPot aria-hidden className="icon" />
        Mark as used
      </Button>
    </section>
  )
}
