import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useClosing } from '#client/features/dishes/use-page-dialogs.ts'
import { AddDialog } from '#client/features/meal-plans/calendar/add-dialog.tsx'
import { Calendar } from '#client/features/meal-plans/calendar/calendar.tsx'
import { EntryDialog } from '#client/features/meal-plans/calendar/entry-dialog.tsx'
import { WeekSwitch } from '#client/features/meal-plans/calendar/week-switch.tsx'
import { WaitingNotice } from '#client/features/meal-plans/changes/waiting-notice.tsx'
import { DayView } from '#client/features/meal-plans/day/day-view.tsx'
import { NoWeekFits } from '#client/features/meal-plans/generate/no-week-fits.tsx'
import { PlanComingView } from '#client/features/meal-plans/generate/plan-coming-view.tsx'
import { usePlanGeneration } from '#client/features/meal-plans/generate/use-plan-generation.ts'
import { thisTime } from '#client/features/meal-plans/plan-dates.ts'
import { PlanHead } from '#client/features/meal-plans/plan-head.tsx'
import { PlanOnPaper } from '#client/features/meal-plans/plan-on-paper.tsx'
import { entriesAt } from '#client/features/meal-plans/plan-words.ts'
import { startAheadQuery, useSwapMeal } from '#client/features/meal-plans/queries.ts'
import { PlanDialogs } from '#client/features/meal-plans/settings/plan-dialogs.tsx'
import { broughtText, isProvedBest } from '#client/features/meal-plans/under/proof-words.ts'
import { UnderCalendar } from '#client/features/meal-plans/under/under-calendar.tsx'
import type { ChangePlan } from '#client/features/meal-plans/use-plan.ts'
import { useToday } from '#client/features/meal-plans/use-today.ts'
import { type PlanSearch, paths } from '#client/paths.ts'
import { useFocusAfter } from '#client/ui/focus/use-focus-after.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { Page } from '#client/ui/pages/page.tsx'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { GeneratePlanForm } from '#contract/planning/plan-wish.ts'
import { choosingSeconds } from '#contract/planning/planning.ts'
import { daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { type Place, placeKey, readPlace } from '#domain/plan/meal-plan/calendar/place.ts'
import { daysOver } from '#domain/plan/meal-plan/calendar/repetitions.ts'

const route = getRouteApi('/meal-plans/$id')

interface Props {
  plan: MealPlanWithMeals
  /** How many changes the server has not heard of. */
  waiting: number
  change: ChangePlan
  send: () => void
}

/** A plan as it is shown, and what is opened over it: all of that stands in the address. */
export function PlanView({ plan, waiting, change, send }: Props) {
  const navigate = useNavigate()
  const { week: askedWeek = 1, day: askedDay, entry, add, dialog } = route.useSearch()
  const count = daysOfPlan(plan)
  const weeks = Math.ceil(count / 7)
  const week = Math.min(askedWeek, weeks)
  const day = askedDay && Math.min(askedDay, count)
  const own = day ? { day } : week > 1 ? { week } : {}
  const go = (search: PlanSearch, replace = false) =>
    void navigate({ ...paths.mealPlan(plan.id, { ...own, ...search }, false), replace })
  const close = useClosing(entry !== undefined || add !== undefined || dialog !== undefined, () => go({}, true))
  const today = useToday()
  // its days are those of this week also where it has come before
  const now = thisTime(plan, today)
  const { data: begun = [] } = useQuery(startAheadQuery(plan.id))
  const [eater, setEater] = useState(0)
  const swap = useSwapMeal()
  const asked = swap.variables?.id === plan.id ? swap.variables : undefined
  const dish = asked && entriesAt(plan, asked).find(({ kind }) => kind !== 'note')?.id
  // another dish is another entry, and whoever swapped it goes on from there
  useFocusAfter(dish, () => document.querySelector<HTMLElement>(`[data-entry="${dish}"]`))
  const generation = usePlanGeneration()
  const planAgain = (
    other: Pick<GeneratePlanForm, 'rules' | 'without' | 'seconds'> = {},
    onMade?: (made: MealPlanWithMeals) => void,
  ) => {
    const { id, title, startDate, endDate, eaters, rules } = plan
    const was = { eaters, rules }
    generation.start({ planId: id, title, startDate, endDate, eaters, rules, was, date: today, ...other }, { onMade })
  }
  const [brought, setBrought] = useState<{ version: number; text: string }>()
  const { proof } = plan
  const isOpen = plan.isTemplate || daysOver(plan, today) < count
  const onFurther =
    proof && isOpen && !isProvedBest(proof)
      ? () =>
          planAgain(
            { without: proof.letGo.map(({ rule }) => rule), seconds: choosingSeconds.most },
            ({ version, proof: found }) => {
              if (!found) return
              const { title, text } = broughtText(proof, found)
              setBrought({ version, text: `${title}. ${text}` })
              toast({ title, description: text })
            },
          )
      : undefined
  const sight = {
    plan: now,
    today,
    change,
    swapping: swap.isPending ? swap.variables : undefined,
    onOpen: (id: string) => go({ entry: id }),
    onAdd: (at: Place) => go({ add: placeKey(at) }),
  }
  const shown = plan.entries.find(({ id }) => id === entry)
  const place = readPlace(add)
  return (
    <Page title={plan.title}>
      <PlanHead plan={plan} isOfDay={day !== undefined} onOpen={(name) => go({ dialog: name })} />
      {waiting > 0 && <WaitingNotice waiting={waiting} onSend={send} />}
      {generation.isPending ? (
        <PlanComingView
          coming={generation.coming}
          startDate={now.startDate}
          days={count}
          mealsWanted={plan.rules.meals.map(({ meal }) => meal)}
          onCancel={generation.cancel}
        />
      ) : generation.contradiction ? (
        <NoWeekFits
          contradiction={generation.contradiction}
          onLetGo={generation.letGo}
          onEase={generation.ease}
          onBack={() => void navigate(paths.mealPlan(plan.id, { dialog: 'wishes' }))}
        />
      ) : day ? (
        <DayView {...sight} day={day - 1} begun={begun} />
      ) : (
        <>
          {weeks > 1 && <WeekSwitch id={plan.id} startDate={now.startDate} days={count} week={week} />}
          <Calendar {...sight} week={week - 1} eater={Math.min(eater, plan.eaters.length - 1)} />
          <UnderCalendar
            plan={now}
            eater={Math.min(eater, plan.eaters.length - 1)}
            onEater={setEater}
            onProof={() => go({ dialog: 'proof' })}
            onAgain={() => go({ dialog: 'again' })}
            onPlanAgain={(budget) => planAgain({ rules: { ...plan.rules, budget } })}
            onFurther={onFurther}
            brought={brought?.version === plan.version ? brought.text : undefined}
          />
        </>
      )}
      <PlanOnPaper plan={now} begun={begun} />
      {shown && (
        <EntryDialog
          key={shown.id}
          plan={now}
          entry={shown}
          change={change}
          onSwap={(at) => swap.mutate({ id: plan.id, ...at })}
          onAdd={(at) => go({ add: placeKey(at) }, true)}
          onClose={close}
        />
      )}
      {place && place.day < count && (
        <AddDialog key={placeKey(place)} plan={now} place={place} change={change} onClose={close} />
      )}
      {dialog && dialog !== 'wishes' && (
        <PlanDialogs
          dialog={dialog}
          plan={plan}
          onPlanAgain={() => planAgain()}
          onFurther={onFurther}
          onClose={close}
        />
      )}
    </Page>
  )
}
