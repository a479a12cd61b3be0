import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DishImage } from '#client/features/dishes/dish.tsx'
import { Cell } from '#client/features/meal-plans/calendar/cell.tsx'
import { DayChips } from '#client/features/meal-plans/calendar/day-chips.tsx'
import { DayFoot } from '#client/features/meal-plans/calendar/day-foot.tsx'
import { useDrag } from '#client/features/meal-plans/calendar/use-drag.ts'
import { useKeys } from '#client/features/meal-plans/calendar/use-keys.ts'
import { moveChanges, movesBack, partnerAt } from '#client/features/meal-plans/plan-changes.ts'
import { dateText, dayOfMonth, shortWeekday, weekdayName } from '#client/features/meal-plans/plan-dates.ts'
import { mealLabels, meals, titleOf } from '#client/features/meal-plans/plan-words.ts'
import type { ChangePlan } from '#client/features/meal-plans/use-plan.ts'
import { paths } from '#client/paths.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { dayAfter, daysOfPlan } from '#domain/plan/meal-plan/calendar/calendar-days.ts'
import { type Place, placeKey, readPlace } from '#domain/plan/meal-plan/calendar/place.ts'
import { recipeOf } from '#domain/plan/meal-plan/cooking/remarks.ts'

interface Props {
  plan: MealPlanWithMeals
  /** Of the plan, 0 is the first. */
  week: number
  /** Whose day the feet tell, by the place among the eaters. */
  eater: number
  today: string
  /** Where another dish is being found. */
  swapping: Place | undefined
  change: ChangePlan
  onOpen: (entry: string) => void
  onAdd: (place: Place) => void
}

/** The days of a week beside each other, on narrow pages below each other. Things are carried by mouse, finger and keys. */
export function Calendar({ plan, week, eater, today, swapping, change, onOpen, onAdd }: Props) {
  const calendar = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const count = daysOfPlan(plan)
  const days = Array.from({ length: Math.min(7, count - week * 7) }, (_, day) => week * 7 + day)
  const dates = days.map((day) => dayAfter(plan.startDate, day))
  const rows = mealsOf(plan)
  // of a week that has begun, a narrow page starts with today
  const [showsPast, setShowsPast] = useState(!dates.includes(today))
  const jump = (place: number) => {
    flushSync(() => setShowsPast(showsPast || dates[place]! < today))
    const day = calendar.current?.querySelectorAll<HTMLElement>('section')[place]
    day?.scrollIntoView()
    day?.querySelector('a')?.focus({ preventScroll: true })
  }
  const move = (entry: string, to: Place) => {
    const moved = moveChanges(plan.entries, entry, to)
    const dish = plan.entries.find(({ id }) => id === entry)
    if (!dish || moved.length === 0) return
    const back = movesBack(plan.entries, moved)
    change(moved, {
      title: 'Moved',
      description: titleOf(plan, dish),
      action: { label: 'Undo', onPress: () => change(back) },
    })
    setSaid(`${placeWords(plan, to)}. ${moved.length > 1 ? 'The two meals have traded places.' : 'Moved.'}`)
  }
  const keys = useKeys({
    calendar,
    days,
    meals: rows,
    placeOf: (id) => plan.entries.find((entry) => entry.id === id),
    onDrop: move,
    say: setSaid,
    wordsOf: (place, entry) => {
      const partner = partnerAt(plan.entries, entry, place)
      return `${placeWords(plan, place)}.${partner ? ` ${titleOf(plan, partner)} would trade places with it.` : ''}`
    },
  })
  const drag = useDrag(ghost, (entry, cell) => {
    const to = readPlace(cell)
    if (to) move(entry, to)
  })
  const hand = { onPointerDown: drag.onPointerDown, onKeyDown: keys.onKeyDown, onBlur: keys.onBlur }
  const carried = drag.carrying?.entry ?? keys.carried?.entry
  const target = drag.carrying?.over ?? (keys.carried && placeKey(keys.carried.to))
  const dragged = plan.entries.find(({ id }) => id === drag.carrying?.entry)
  return (
    <section aria-label="Calendar" className="print:hidden">
      <DayChips plan={plan} days={days} meals={rows} today={today} onJump={jump} />
      <div
        ref={calendar}
        style={{
          gridTemplateColumns: `86px repeat(${Math.max(4, days.length)}, minmax(0, 1fr))`,
          gridTemplateRows: `auto repeat(${rows.length}, auto) auto`,
        }}
        className={clsx('double-rule num wide:grid', drag.carrying && 'cursor-grabbing')}
      >
        <div aria-hidden className="row-span-full hidden grid-rows-subgrid wide:grid">
          <span />
          {rows.map((meal) => (
            <span key={meal} className="aside self-center">
              {mealLabels[meal]}
            </span>
          ))}
          <span className="aside pt-2.5">Day</span>
        </div>
        {days.map((day, place) => {
          const date = dates[place]!
          const isToday = date === today
          return (
            <section
              key={day}
              aria-label={`${weekdayName(date)}, ${dateText(date)}${isToday ? ', today' : ''}`}
              className={clsx(
                'grid scroll-mt-16 grid-cols-[auto_1fr] border-b border-hair pt-1.5 pb-3 wide:row-span-full wide:grid-cols-1 wide:grid-rows-subgrid wide:border-b-0 wide:border-l wide:px-2 wide:py-0',
                !showsPast && date < today && 'max-wide:hidden',
                isToday && 'bg-sheet shadow-2 max-wide:-mx-(--page-margin) max-wide:px-(--page-margin)',
              )}
            >
              <h2 className="flex items-baseline gap-2 py-2.5 text-[1.25rem]! leading-none font-[520]! wide:px-1 wide:py-3">
                <Link
                  {...paths.mealPlan(plan.id, { day: day + 1 }, false)}
                  className="-m-2 flex items-baseline gap-2 p-2 decoration-1 underline-offset-4 hover:underline"
                >
                  {shortWeekday(date)}{' '}
                  <span className="font-sans text-note font-medium tracking-normal text-ink-3">{dayOfMonth(date)}</span>
                  <span className="sr-only">: open the day</span>
                </Link>
              </h2>
              <div className="col-span-full row-start-2 grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-x-2 gap-y-1 tablet:gap-x-6 wide:contents">
                {rows.map((meal) => (
                  <Cell
                    key={meal}
                    plan={plan}
                    place={{ day, meal }}
                    carried={carried}
                    isTarget={target === placeKey({ day, meal })}
                    isSwapping={swapping?.day === day && swapping.meal === meal}
                    hand={hand}
                    onOpen={onOpen}
                    onAdd={onAdd}
                  />
                ))}
              </div>
              <DayFoot plan={plan} day={day} eater={eater} />
            </section>
          )
        })}
      </div>
      <p id="calendar-keys" hidden>
        Press Enter to open it, or M to pick it up and move it with the arrow keys.
      </p>
      <output aria-live="assertive" className="sr-only">
        {said}
      </output>
      <div ref={ghost} aria-hidden className="pointer-events-none fixed top-0 left-0 z-40">
        {dragged && (
          <div className="grid w-28 -translate-1/2 -rotate-3 justify-items-center rounded-ctl bg-sheet/90 p-2 text-center shadow-3">
            <DishImage src={`${recipeOf(plan, dragged)?.imageUrl ?? ''}?size=small`} className="size-18" />
            <p className="text-note leading-tight font-semibold wrap-anywhere">{titleOf(plan, dragged)}</p>
          </div>
        )}
      </div>
    </section>
  )
}

/** The meals that the plan has, and those that something stands at. */
export function mealsOf({ rules, entries }: MealPlanWithMeals) {
  return meals.filter(
    (meal) => rules.meals.some((rule) => rule.meal === meal) || entries.some((entry) => entry.meal === meal),
  )
}

/** 'Friday, dinner' */
export function placeWords({ startDate }: MealPlanWithMeals, { day, meal }: Place): string {
  return `${weekdayName(dayAfter(startDate, day))}, ${mealLabels[meal].toLowerCase()}`
}
