import { type ReactNode, useState } from 'react'
import { CookingFrame } from '#client/features/cooking/cooking-frame.tsx'
import { CookingStep } from '#client/features/cooking/cooking-step.tsx'
import type { PlannedMeal } from '#client/features/cooking/kept-cooking.ts'
import { PreparingStep } from '#client/features/cooking/preparing-step.tsx'
import { StepWords } from '#client/features/cooking/step-words.tsx'
import { isOfStep } from '#client/features/cooking/timers/is-of-step.ts'
import type { Timer } from '#client/features/cooking/timers/timer.ts'
import type { TimerPlace } from '#client/features/cooking/timers/timer-list.tsx'
import { useCooking } from '#client/features/cooking/use-cooking.ts'
import { usualServing } from '#client/features/timelines/clock.ts'
import { lateText, nextText, type Pace, servingMoment, startText } from '#client/features/timelines/pace.ts'
import { TextField } from '#client/ui/fields/field.tsx'
import { useMinute } from '#client/use-minute.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { TitledTimeline } from '#domain/plan/timeline/timeline-shape.ts'
import { isPreheating, minutesOfDay, type NamedTask, namedTasks } from '#domain/plan/timeline/timeline-words.ts'

/** One of the dishes that are cooked together. */
export interface DishTogether {
  recipe: Recipe
  /** For how many it is cooked. Not always whole. */
  servings: number
  /** Why for so many: 'as in your menu'. */
  because: string
  /** What of a meal plan it is cooked as. */
  planned?: PlannedMeal
  /** What to know of its plates, over each of its steps. */
  plates?: ReactNode
}

interface Props {
  /** What is cooked: the name of the menu, 'Thursday dinner'. */
  name: string
  /** In the order of the timeline. */
  dishes: readonly DishTogether[]
  timeline: TitledTimeline
  /** As people count; more than there are is the last one. */
  step: number
  pathOfStep: (step: number) => TimerPlace
  /** For each task that was turned to, when that was first: milliseconds since 1970. */
  begun: readonly number[]
  /** When it is served, '19:00'. */
  time: string
  onTime: (time: string) => void
  onStep: (step: number) => void
  onLeave: () => void
  onDone: () => void
}

/** The tasks of a joint timeline one after the other, each with its hour, in the words and with the timer of its own recipe. */
export function CookTogether({
  name,
  dishes,
  timeline,
  step: wanted,
  pathOfStep,
  begun,
  time,
  onTime,
  ...turned
}: Props) {
  const tasks = namedTasks(timeline)
  const step = Math.min(wanted, tasks.length)
  const { key, task, dish, what, place } = tasks[step - 1]!
  const now = useMinute()
  // which day it is served does not change while it is cooked
  const [opened] = useState(() => ({ start: task.start, at: now }))
  const cooked = dishes[task.dish]
  if (!cooked) return null
  const served = servingMoment(minutesOfDay(time) ?? usualServing, opened.start, opened.at)
  const pace = { served, place: step - 1, begun, now }
  const start = startText(tasks, pace)
  const next = nextText(tasks, pace)
  const late = lateText(tasks, pace)
  const placeOfTimer = (timer: Timer) => {
    const its = tasks.findIndex((each) => {
      const of = dishes[each.task.dish]
      return of !== undefined && isOfStep(timer, timedStep(of, each.task.step))
    })
    return its < 0 ? undefined : pathOfStep(its + 1)
  }
  const ofDish = task.step < 0 ? task.prepares?.words : `${what} of ${cooked.recipe.instructions.length} for this dish`
  return (
    <CookingFrame
      title={dish}
      step={step}
      last={tasks.length}
      except={timedStep(cooked, task.step)}
      placeOfTimer={placeOfTimer}
      spoken={`${dish}, ${what}. ${start}`}
      {...turned}
    >
      <div className="wrap num grid gap-1 pt-4 text-ui">
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <p className="text-lead leading-snug font-semibold">{start}</p>
          <p className="aside empty:hidden">{[ofDish, place].filter(Boolean).join(', ')}</p>
          <p className="note min-w-0 truncate spread:ml-auto">{name}</p>
        </div>
        {next && <p className="wrap-anywhere text-ink-2">{next}</p>}
        {late && <p className="font-medium text-saffron-ink">{late}</p>}
      </div>
      {cooked.plates}
      {isPreheating(task) ? (
        <div className="wrap py-6 tablet:py-10">
          <StepWords>{`${what}.`}</StepWords>
        </div>
      ) : (
        <OfDish
          key={key}
          dish={cooked}
          title={dish}
          step={task.step}
          prepares={task.prepares?.lines}
          beside={<Coming tasks={tasks} pace={pace} />}
        />
      )}
      <div className="wrap pb-6">
        <TextField
          label="Serve at"
          hint="All steps are timed to finish by then"
          type="time"
          value={time}
          onChange={({ target }) => onTime(target.value)}
          className="max-w-64"
        />
      </div>
    </CookingFrame>
  )
}

const pathOf = ({ id }: Pick<Recipe, 'id'>) => `/recipes/${id}`

function timedStep({ recipe, planned }: DishTogether, step: number) {
  return { path: pathOf(recipe), step: step + 1, dish: planned?.entry }
}

interface OfDishProps {
  dish: DishTogether
  title: string
  step: number
  /** The lines of its list, where it is not prepared all at once. */
  prepares: readonly number[] | undefined
  beside: ReactNode
}

/** Under the name that it has beside the others. */
function OfDish({ dish, title, step, prepares, beside }: OfDishProps) {
  const { recipe, servings, because, planned } = dish
  const named = { ...recipe, title }
  const cooking = useCooking(named, pathOf(recipe), { servings, because, ...planned }, planned?.entry)
  return step < 0 ? (
    <PreparingStep cooking={cooking} lines={prepares} />
  ) : (
    <CookingStep recipe={named} cooking={cooking} step={step + 1} beside={beside} />
  )
}

/** Where there is room for it: what follows, and when. */
function Coming({ tasks, pace }: { tasks: readonly NamedTask[]; pace: Pace }) {
  const coming = [...tasks.entries()].slice(pace.place + 1, pace.place + 1 + mostComing)
  if (coming.length === 0) return null
  return (
    <section aria-labelledby="coming" className="min-w-0 max-spread:hidden">
      <h3 id="coming" className="mb-1 text-3">
        Coming up
      </h3>
      <ol>
        {coming.map(([place, { key, dish, what }]) => (
          <li key={key} className="num grid gap-0.5 border-b border-hair py-2.5 leading-snug">
            <span className="font-semibold wrap-anywhere">{dish}</span>
            <span className="text-ui text-ink-2">
              {what}. {startText(tasks, { ...pace, place })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
const mostComing = 3
