import { Track } from '#client/features/meal-plans/calendar/track.tsx'
import { boundsOf, boundsText, forOneDay, missesOf, missesText, standing } from '#client/features/meal-plans/figures.ts'
import { forCount } from '#client/features/meal-plans/plan-words.ts'
import { dollars } from '#client/wording.ts'
import type { MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import { wholeText } from '#domain/measure/figures.ts'

/** What somebody has of a day against what they want, and what the day costs everyone. */
export function DayFoot({ plan, day, eater }: { plan: MealPlanWithMeals; day: number; eater: number }) {
  const person = plan.eaters[eater]
  const totals = plan.totals.days[day]
  if (!person || !totals) return null
  const value = totals.eaters[eater]?.calories ?? 0
  // nothing stands there yet, or everyone eats out
  if (value === 0 && totals.cost === 0) return null
  const bounds = boundsOf(forOneDay(plan, eater, day), 'calories', plan.totals.days.length)
  const stands = standing(value, bounds)
  const lacks = plan.eaters.flatMap((each, place) => {
    const misses = missesOf(plan, day, place).filter(({ name }) => place !== eater || name !== 'calories')
    const words = missesText(misses)
    return words ? [{ id: each.id, words: plan.eaters.length > 1 ? `${each.name}: ${inSentence(words)}` : words }] : []
  })
  return (
    <div className="num contents leading-tight wide:block wide:border-t-[1.5px] wide:border-ink wide:px-1 wide:pt-2.5 wide:pb-3">
      <div className="col-start-2 row-start-1 flex items-center gap-2.5 max-wide:self-center max-wide:justify-self-end wide:block">
        <p className="font-[650]">
          {plan.eaters.length > 1 && (
            <span className="text-note font-medium text-ink-2 wrap-anywhere wide:hidden">{person.name} </span>
          )}
          {wholeText(value)}
          <span className="text-note font-medium text-ink-2"> kcal</span>
          <span className="sr-only">
            {stands !== 'unasked' && `: ${stands === 'fits' ? 'fits' : stands}, ${boundsText(bounds, 'kcal')}`}
          </span>
          {(stands === 'short' || stands === 'over') && value > 0 && (
            <span className="ml-1.5 text-note font-semibold text-saffron-ink">{stands}</span>
          )}
          {plan.eaters.length > 1 && (
            <span className="text-note font-medium text-ink-2 wrap-anywhere max-wide:hidden wide:block">
              {person.name}
            </span>
          )}
        </p>
        <Track value={value} {...bounds} daily={2000} className="my-2 max-wide:hidden" />
        <p className="note">
          {dollars(totals.cost)}
          <span className="max-tablet:sr-only"> {forCount(plan.eaters)}</span>
        </p>
      </div>
      {lacks.length > 0 && (
        <ul aria-label="Targets missed" className="col-span-full row-start-3 mt-1.5 wide:mt-2">
          {lacks.map(({ id, words }) => (
            <li key={id} className="text-note leading-snug font-semibold text-saffron-ink wrap-anywhere">
              {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** 'Short on fiber' after a name. */
const inSentence = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)
