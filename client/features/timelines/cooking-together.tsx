import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { todayOf } from '#client/calendar-day.ts'
import { offerAfterCooking } from '#client/features/at-home/meal-offer.tsx'
import { noteCooked } from '#client/features/cooked/queries.ts'
import { CookTogether, type DishTogether } from '#client/features/timelines/cook-together.tsx'
import { keptProgress, turnedTo } from '#client/features/timelines/kept-progress.ts'
import { useServeTime } from '#client/features/timelines/serve-time.ts'
import { paths } from '#client/paths.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { Page } from '#client/ui/pages/page.tsx'
import type { TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'

interface Props {
  /** Which dishes these are: 'menu-3'. */
  place: string
  /** What they are together: the name of the menu, 'Thursday dinner'. */
  name: string
  /** In the order of the timeline. */
  dishes: readonly DishTogether[]
  timeline: TitledTimeline
  /** When they are served unless somebody says otherwise, '19:00'. */
  served: string
  /** The step of the address, as people count; left out: where one left off. */
  step: number | undefined
  pathOfStep: (step: number) => ReturnType<typeof paths.cookMenu | typeof paths.cookMeal>
  /** The page that is gone back to. */
  back: ReturnType<typeof paths.menu | typeof paths.mealOfPlan>
  /** What stands where nothing has a step. */
  empty: ReactNode
}

/** Several dishes cooked at once, along their joint timeline. Where one left off is kept on the device. */
export function CookingTogether({ place, name, dishes, timeline, served, pathOfStep, back, empty, ...at }: Props) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const kept = keptProgress(
    place,
    dishes.map(({ recipe }) => recipe),
    timeline.tasks.length,
  )
  const [opened] = useState(() => Date.now())
  const before = kept.read(opened)
  const { step = before.step } = at
  const [begun, setBegun] = useState(() => turnedTo(before.begun, step, Date.now()))
  const [time, setTime] = useServeTime(place, served)
  useEffect(() => kept.keep({ step, begun }, Date.now()))
  const leave = () => void navigate(back)
  return (
    <Page title="Cooking">
      <h1 className={timeline.tasks.length > 0 ? 'sr-only' : 'mb-6'}>Cooking</h1>
      {timeline.tasks.length > 0 ? (
        <CookTogether
          name={name}
          dishes={dishes}
          timeline={timeline}
          step={step}
          pathOfStep={pathOfStep}
          begun={begun}
          time={time}
          onTime={setTime}
          onStep={(next) => {
            setBegun(turnedTo(begun, next, Date.now()))
            void navigate({ ...pathOfStep(next), replace: true })
          }}
          onLeave={leave}
          onDone={() => {
            void afterCooking(queryClient, place, dishes, () => void navigate(paths.cooked()))
            kept.drop()
            leave()
          }}
        />
      ) : (
        empty
      )}
    </Page>
  )
}

/** All of it is written down; what of it is at home is offered to be taken away, else how it was is asked. */
async function afterCooking(
  queryClient: QueryClient,
  place: string,
  dishes: readonly DishTogether[],
  openDiary: () => void,
) {
  const cookedOn = todayOf(new Date())
  const cooked = dishes.map(({ recipe, servings, planned }) => ({ recipeId: recipe.id, servings, planned, cookedOn }))
  const noted = cooked.map((dish) => noteCooked(queryClient, dish))
  const isOffered = await offerAfterCooking(queryClient, place, cooked)
  const isNoted = (await Promise.all(noted)).every(Boolean)
  if (isNoted && !isOffered)
    toast({ title: 'In your cooking diary', action: { label: 'How was it?', onPress: openDiary } })
}
