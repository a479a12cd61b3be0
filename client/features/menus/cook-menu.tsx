import { useState } from 'react'
import { usualServing } from '#client/features/menus/timeline/clock.ts'
import { lateText, nextText, servingMoment, startText } from '#client/features/menus/timeline/pace.ts'
import { CookingFrame } from '#client/features/recipes/cooking/cooking-frame.tsx'
import { CookingStep } from '#client/features/recipes/cooking/cooking-step.tsx'
import { PreparingStep } from '#client/features/recipes/cooking/preparing-step.tsx'
import { StepWords } from '#client/features/recipes/cooking/step-words.tsx'
import { useCooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { type Timer, timerId } from '#client/features/recipes/timers/timer.ts'
import { paths } from '#client/paths.ts'
import { TextField } from '#client/ui/field.tsx'
import { useMinute } from '#client/use-minute.ts'
import type { MenuTimeline } from '#contract/menus.ts'
import type { Recipe } from '#contract/recipe.ts'
import { minutesOfDay, namedTasks } from '#domain/plan/timeline/timeline-words.ts'

interface Props {
  id: number
  recipes: readonly Recipe[]
  timeline: MenuTimeline
  /** As people count; more than there are is the last one. */
  step: number
  /** For each task that was turned to, when that was first: milliseconds since 1970. */
  begun: readonly number[]
  /** When it is served, '19:00'. */
  time: string
  onTime: (time: string) => void
  onStep: (step: number) => void
  onLeave: () => void
  onDone: () => void
}

/** The tasks of a menu's timeline one after the other, each with its hour, in the words and with the timer of its own recipe. */
export function CookMenu({ id, recipes, timeline, step: wanted, begun, time, onTime, onStep, onLeave, onDone }: Props) {
  const tasks = namedTasks(timeline)
  const step = Math.min(wanted, tasks.length)
  const { task, dish, what, place } = tasks[step - 1]!
  const now = useMinute()
  // which day it is served does not change while it is cooked
  const [opened] = useState(() => ({ start: task.start, at: now }))
  const recipe = recipes[task.dish]
  if (!recipe) return null
  const served = servingMoment(minutesOfDay(time) ?? usualServing, opened.start, opened.at)
  const pace = { served, place: step - 1, begun, now }
  const start = startText(tasks, pace)
  const next = nextText(tasks, pace)
  const late = lateText(tasks, pace)
  const path = pathOf(recipe)
  const placeOfTimer = (timer: Pick<Timer, 'path' | 'step'>) => {
    const its = tasks.findIndex((each) => timerOf(recipes[each.task.dish], each.task.step) === timerId(timer))
    return its < 0 ? undefined : paths.cookMenu(id, { step: its + 1 })
  }
  const ofDish = task.step < 0 ? what : `${what} of ${recipe.instructions.length} of this dish`
  return (
    <CookingFrame
      title={dish}
      step={step}
      last={tasks.length}
      except={timerId({ path, step: task.step + 1 })}
      placeOfTimer={placeOfTimer}
      spoken={`${dish}, ${what}. ${start}`}
      onStep={onStep}
      onLeave={onLeave}
      onDone={onDone}
    >
      <p className="wrap aside num pt-6">{[ofDish, place].filter(Boolean).join(', ')}</p>
      <div className="wrap num grid gap-1 pt-2 text-ui">
        <p className="text-lead leading-snug font-semibold">{start}</p>
        {next && <p className="wrap-anywhere text-ink-2">{next}</p>}
        {late && <p className="font-medium text-saffron-ink">{late}</p>}
      </div>
      {task.step < 0 && task.active === 0 ? (
        <div className="wrap py-6 tablet:py-10">
          <StepWords>{`${what}: ${place}.`}</StepWords>
        </div>
      ) : (
        <OfRecipe key={`${recipe.id} ${task.step}`} recipe={recipe} path={path} step={task.step} />
      )}
      <div className="wrap pb-6">
        <TextField
          label="Served at"
          hint="The time of each step counts back from this."
          type="time"
          value={time}
          onChange={({ target }) => onTime(target.value)}
          className="max-w-64"
        />
      </div>
    </CookingFrame>
  )
}

export const pathOf = ({ id }: Recipe) => `/recipes/${id}`

function timerOf(recipe: Recipe | undefined, step: number): string | undefined {
  return recipe && timerId({ path: pathOf(recipe), step: step + 1 })
}

function OfRecipe({ recipe, path, step }: { recipe: Recipe; path: string; step: number }) {
  const cooking = useCooking(recipe, path)
  return step < 0 ? (
    <PreparingStep cooking={cooking} />
  ) : (
    <CookingStep recipe={recipe} cooking={cooking} step={step + 1} />
  )
}
