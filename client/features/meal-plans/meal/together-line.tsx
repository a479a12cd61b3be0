import { clsx } from 'clsx'
import { ChefHat } from 'lucide-react'
import { countWord, mealLabels } from '#client/features/meal-plans/plan-words.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { capital } from '#client/wording.ts'
import { type Place, placeKey } from '#domain/plan/meal-plan/calendar/place.ts'

interface Props {
  plan: number
  place: Place
  dishes: number
  /** The dishes stand side by side in the band of their meal. */
  isInBand?: boolean
}

/** Under the dishes of a meal: the way to cook all of them at once. Nothing where only one is cooked, or none. */
export function TogetherLine({ plan, place, dishes, isInBand = false }: Props) {
  if (dishes < 2) return null
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-5 gap-y-2 py-3',
        isInBand ? 'wide:col-span-2 wide:flex-row-reverse wide:justify-end' : 'justify-between border-b border-hair',
      )}
    >
      <p className={clsx('note min-w-0', isInBand ? 'max-wide:flex-1 max-wide:basis-48' : 'flex-1 basis-48')}>
        {capital(countWord(dishes))} dishes: see when to start each so everything’s ready at once.
      </p>
      <ButtonLink {...paths.mealOfPlan(plan, placeKey(place))} className="!min-h-11 !px-3.5 !py-1.5 text-ui">
        <ChefHat aria-hidden className="icon-small" />
        {`Cook ${mealLabels[place.meal].toLowerCase()} together`}
      </ButtonLink>
    </li>
  )
}
