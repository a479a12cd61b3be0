import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { CookingPot } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { offerOfHome, wholeServings } from '#client/features/at-home/after-cooking.ts'
import { dropOffer, keepOffer, offerOf, watchOffers } from '#client/features/at-home/kept-offer.ts'
import { type CookedDish, recipeAtHomeQuery, takeFromHome } from '#client/features/at-home/queries.ts'
import { namesText } from '#client/features/at-home/stock-words.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { focusHeading } from '#client/ui/focus/return-focus.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { noticeActionClass } from '#client/ui/signs/notice.tsx'

/**
 * After the last step of several dishes: what of it is at home is offered to be taken away, in a toast, and on their page until it is answered. Answers
 * whether something is. `place`: which dishes these are, 'menu-3'.
 */
export async function offerAfterCooking(
  queryClient: QueryClient,
  place: string,
  cooked: readonly CookedDish[],
): Promise<boolean> {
  const offer = await offerOfHome(queryClient, cooked)
  if (!offer) return false
  keepOffer(place, cooked)
  toast({ title: 'Done cooking?', ...offer, action: { label: offer.action.label, onPress: () => void take() } })
  return true

  async function take() {
    dropOffer(place)
    await takeFromHome(queryClient, wholeDishes(cooked))
  }
}

/** On the page of dishes that were cooked together: what of them is at home, to be taken away. Nothing where nothing is, or it was answered. */
export function MealOffer({ place }: { place: string }) {
  const queryClient = useQueryClient()
  const cooked = useSyncExternalStore(watchOffers, () => offerOf(place))
  const [isTaking, setIsTaking] = useState(false)
  const dishes = wholeDishes(cooked)
  const found = useQueries({
    queries: dishes.map(({ recipeId, servings }) => recipeAtHomeQuery(recipeId, servings)),
  })
  const names = [...new Set(found.flatMap(({ data = [] }) => data.map(({ name }) => name)))]
  if (names.length === 0) return null
  const answer = () => {
    dropOffer(place)
    focusHeading()
  }
  const take = async () => {
    if (isTaking) return
    setIsTaking(true)
    await takeFromHome(queryClient, dishes)
    setIsTaking(false)
    answer()
  }
  return (
    <section aria-labelledby="used" className="rounded-sheet bg-well px-5 py-5 tablet:px-6 print:hidden">
      <h2 id="used" className="text-3">
        Done cooking?
      </h2>
      <p className="mt-1 mb-3 text-ui text-ink-2 wrap-anywhere">You have {namesText(names)} at home.</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button busy={isTaking} onClick={() => void take()}>
          <CookingPot aria-hidden className="icon" />
          Mark as used
        </Button>
        <button type="button" onClick={answer} className={`${noticeActionClass} text-tomato-ink`}>
          I didn’t use it
        </button>
      </div>
    </section>
  )
}

const wholeDishes = (cooked: readonly CookedDish[]) =>
  cooked.map((dish) => ({ ...dish, servings: wholeServings(dish.servings) }))
