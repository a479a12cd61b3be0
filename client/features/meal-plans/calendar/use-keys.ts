import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { type Place, placeKey } from '#domain/plan/meal-plan/calendar/place.ts'
import type { WeekMeal } from '#domain/plan/week/week.ts'

interface Grid {
  calendar: RefObject<HTMLElement | null>
  /** Days in sight, from the start of the plan, and the meals of a day. */
  days: readonly number[]
  meals: readonly WeekMeal[]
  placeOf: (entry: string) => Place | undefined
  onDrop: (entry: string, to: Place) => void
  say: (words: string) => void
  /** What is said of a place that an entry would be put in. */
  wordsOf: (place: Place, entry: string) => string
}

/** An entry that is carried by the arrow keys. */
interface Carried {
  entry: string
  to: Place
}

/**
 * Arrow keys go from meal to meal; M takes an entry up, arrows carry it, Enter puts it down, Esc leaves it where it was. Days
 * lie beside each other on wide pages and below each other on narrow ones, and arrows go the way that is seen.
 */
export function useKeys({ calendar, days, meals, placeOf, onDrop, say, wordsOf }: Grid) {
  const [carried, setCarried] = useState<Carried>()

  const start = (entry: string) => {
    const to = placeOf(entry)
    if (!to) return
    setCarried({ entry, to })
    focusOn(calendar, `[data-entry="${entry}"]`)
    say(`Moving. ${wordsOf(to, entry)} Arrow keys choose a meal, Enter puts it there, Escape puts it back.`)
  }
  const stop = () => {
    if (!carried) return
    setCarried(undefined)
    say('Left where it was.')
  }
  const carry = (key: string): boolean => {
    if (!carried) return false
    if (key === 'Escape') {
      stop()
      return true
    }
    if (key === 'Enter' || key === ' ') {
      setCarried(undefined)
      onDrop(carried.entry, carried.to)
      focusOn(calendar, `[data-entry="${carried.entry}"]`)
      return true
    }
    const to = beside(carried.to, key, days, meals)
    if (!to) return false
    setCarried({ ...carried, to })
    calendar.current?.querySelector(`[data-cell="${placeKey(to)}"]`)?.scrollIntoView({ block: 'nearest' })
    say(wordsOf(to, carried.entry))
    return true
  }
  const hear = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
    if (carry(event.key)) return event.preventDefault()
    const entry = event.target.dataset['entry']
    if (entry && event.key.toLowerCase() === 'm') {
      event.preventDefault()
      return start(entry)
    }
    const cell = event.target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
    const here = cell && placeOfKey(cell, days, meals)
    const to = here && beside(here, event.key, days, meals)
    if (!to) return
    event.preventDefault()
    // nothing is drawn anew: the next key finds the focus where this one put it
    calendar.current?.querySelector<HTMLElement>(`[data-cell="${placeKey(to)}"] button`)?.focus()
  }
  // whoever goes elsewhere lets go
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !calendar.current?.contains(relatedTarget)) stop()
  }
  return { carried, onKeyDown: hear, onBlur }
}

/** After the page has drawn what has changed. */
function focusOn(calendar: RefObject<HTMLElement | null>, what: string): void {
  setTimeout(() => calendar.current?.querySelector<HTMLElement>(what)?.focus())
}

function placeOfKey(key: string, days: readonly number[], meals: readonly WeekMeal[]): Place | undefined {
  const places = days.flatMap((day) => meals.map((meal) => ({ day, meal })))
  return places.find((place) => placeKey(place) === key)
}

/** Undefined for other keys, and at the edge. */
function beside({ day, meal }: Place, key: string, days: readonly number[], meals: readonly WeekMeal[]) {
  const isWide = matchMedia('(width >= 67.5rem)').matches
  const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0]
  if (x === 0 && y === 0) return undefined
  const nextDay = days[days.indexOf(day) + (isWide ? x! : y!)]
  const nextMeal = meals[meals.indexOf(meal) + (isWide ? y! : x!)]
  return nextDay === undefined || nextMeal === undefined ? undefined : { day: nextDay, meal: nextMeal }
}
