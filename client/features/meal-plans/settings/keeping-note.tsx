import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listText } from '#client/features/dishes/format.ts'
import { shortDateText } from '#client/features/meal-plans/plan-dates.ts'
import { planningApi } from '#client/planning-api.ts'
import { Notice, noticeActionClass } from '#client/ui/signs/notice.tsx'
import { capital } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'

interface KeepingNoteProps {
  plan: Pick<MealPlanWithMeals, 'id' | 'version'>
  /** Of the plan, and the date of its first. */
  days: readonly number[]
  dateOf: (day: number) => string
  today: string
  onAdd: (days: readonly number[]) => void
}

/** What would have to be frozen, and what would spoil, if somebody shops on these days; says nothing where all of it stays fresh. */
export function KeepingNote({ plan: { id, version }, days, dateOf, today, onAdd }: KeepingNoteProps) {
  const { data } = useQuery({
    queryKey: ['meal-plans', 'keeping', id, version, today, ...days],
    queryFn: ({ signal }) =>
      planningApi.shoppingDays.keeping({ params: { id }, body: { days: [...days], date: today }, signal }),
    enabled: days.length > 0,
    placeholderData: keepPreviousData,
    // the lists can be made without it
    retry: false,
  })
  if (!data || days.length === 0) return null
  const { spoils, frozen, add } = data
  return (
    <>
      {spoils.length > 0 && (
        <Notice
          action={
            <button type="button" className={noticeActionClass} onClick={() => onAdd(add)}>
              Shop on {listText(add.map((day) => shortDateText(dateOf(day))))} too
            </button>
          }
        >
          {capital(someOf(spoils))} won’t keep until you cook {spoils.length === 1 ? 'it' : 'them'}.
        </Notice>
      )}
      {frozen.length > 0 && (
        <p className="text-ui text-ink-2">You’d freeze {someOf(frozen)}. The list says until when.</p>
      )}
    </>
  )
}

/** 'spinach, basil, cilantro and 4 more' */
function someOf(names: readonly string[]): string {
  const most = 4
  return names.length <= most
    ? listText(names)
    : listText([...names.slice(0, most - 1), `${names.length - most + 1} more`])
}
