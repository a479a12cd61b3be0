import { useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useId, useState } from 'react'
import { tellFailure } from '#client/failure.ts'
import { basketOf } from '#client/features/list-keeping/list-words.ts'
import { makingList, takeNewList } from '#client/features/list-keeping/shopping-cache.ts'
import { whenArrived } from '#client/features/meal-plans/changes/waiting-changes.ts'
import { shoppingStart, shortDateText } from '#client/features/meal-plans/plan-dates.ts'
import { counted } from '#client/features/meal-plans/plan-words.ts'
import { KeepingNote } from '#client/features/meal-plans/settings/keeping-note.tsx'
import { useToday } from '#client/features/meal-plans/use-today.ts'
import { paths } from '#client/paths.ts'
import { planningApi } from '#client/planning-api.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { MultipleChoice } from '#client/ui/fields/choice.tsx'
import { FormError } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { dayAfter, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { priceText } from '#domain/plan/shopping/list-text.ts'

/** Asks on which days somebody shops, and shows the lists that are made, one for each. */
export function MakeListDialog({ plan, onClose }: { plan: MealPlanWithMeals; onClose: () => void }) {
  const form = useId()
  const today = useToday()
  const { start, first } = shoppingStart(plan, today)
  const [days, setDays] = useState<readonly string[]>([String(first)])
  const [isTried, setIsTried] = useState(false)
  const [made, setMade] = useState<readonly ShoppingList[]>()
  const make = useShop(plan.id, setMade)
  const count = daysOfPlan(plan)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (days.length > 0 && !make.isPending) make.mutate({ days: days.map(Number), date: today })
  }
  if (made) return <ListsReady lists={made} days={days.length} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="Shopping list"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="go" type="submit" form={form} busy={make.isPending}>
            {days.length > 1 ? `Make ${days.length} lists` : 'Make the list'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4 px-5 py-6 tablet:px-8">
        <MultipleChoice
          legend="Which days do you shop?"
          hint="Each day gets its own list. You buy long-lasting foods early and perishables close to the meal. The first list also covers what you eat before that day."
          options={Array.from({ length: count }, (_, day) => ({
            value: String(day),
            label: shortDateText(dayAfter(start, day)),
          }))}
          values={days}
          onChange={setDays}
        />
        <KeepingNote
          plan={plan}
          days={days.map(Number)}
          dateOf={(day) => dayAfter(start, day)}
          today={today}
          onAdd={(more) => setDays([...days, ...more.map(String)])}
        />
        {isTried && days.length === 0 && <FormError>Please choose at least one shopping day.</FormError>}
        {count > 7 && (
          <Button
            className="justify-self-start !min-h-11 !py-1.5 text-ui"
            onClick={() =>
              setDays(
                Array.from({ length: count }, (_, day) => day)
                  .filter((day) => day === first || (day > first && day % 7 === 0))
                  .map(String),
              )
            }
          >
            The first day of every week
          </Button>
        )}
      </form>
    </Dialog>
  )
}

function useShop(id: number, onMade: (lists: readonly ShoppingList[]) => void) {
  const queryClient = useQueryClient()
  return useSingle({
    mutationKey: makingList,
    mutationFn: async (body: { days: number[]; date: string }) => {
      await whenArrived(id)
      return await planningApi.mealPlans.shop({ params: { id }, body })
    },
    onSuccess: (lists) => {
      for (const list of lists) takeNewList(queryClient, list)
      toast({
        title: 'Shopping List Generated!',
        description: lists.length === 1 ? lists[0]!.title : counted(lists.length, 'list'),
        isAside: true,
      })
      onMade(lists)
    },
    onError: (error) => tellFailure(error, 'Failed to generate shopping list'),
  })
}

interface ListsReadyProps {
  lists: readonly ShoppingList[]
  /** On so many days somebody shops. */
  days: number
  onClose: () => void
}

function ListsReady({ lists, days, onClose }: ListsReadyProps) {
  const without = days - lists.length
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title={lists.length === 1 ? 'Your shopping list' : 'Your shopping lists'}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <ul className="num grid px-5 py-4 tablet:px-8">
        {lists.map((list) => {
          const { all, total } = basketOf(list.items)
          return (
            <li key={list.id} className="flex flex-wrap items-center justify-between gap-3 border-b border-hair py-3">
              <div className="min-w-0 flex-1 basis-50">
                <p className="serif text-lead leading-tight font-medium wrap-anywhere">{list.title}</p>
                <p className="text-ui text-ink-2">
                  {counted(all, 'item')}, {priceText(total)}
                </p>
              </div>
              <ButtonLink look="go" {...paths.list(list.id)} aria-label={`Open list: ${list.title}`}>
                Open list
              </ButtonLink>
            </li>
          )
        })}
        {lists.length === 0 && <li className="py-4">There’s nothing to buy.</li>}
        {lists.length > 0 && without > 0 && (
          <li className="py-4 text-ui text-ink-2">
            {without === 1 ? 'One day doesn’t need a list' : `${without} days don’t need lists`}: everything for{' '}
            {without === 1 ? 'that day' : 'those days'} keeps, so it’s already on an earlier list.
          </li>
        )}
      </ul>
    </Dialog>
  )
}
