import { namedTasks } from '#client/features/menus/timeline/clock.ts'
import { CookingFrame } from '#client/features/recipes/cooking/cooking-frame.tsx'
import { CookingStep } from '#client/features/recipes/cooking/cooking-step.tsx'
import { PreparingStep } from '#client/features/recipes/cooking/preparing-step.tsx'
import { useCooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { timerId } from '#client/features/recipes/timers/timer.ts'
import type { MenuTimeline } from '#contract/menus.ts'
import type { Recipe } from '#contract/recipe.ts'

interface Props {
  recipes: readonly Recipe[]
  timeline: MenuTimeline
  /** As people count; more than there are is the last one. */
  step: number
  onStep: (step: number) => void
  onLeave: () => void
  onDone: () => void
}

/** The tasks of a menu's timeline one after the other, each in the words and with the timer of its own recipe. */
export function CookMenu({ recipes, timeline, step: wanted, onStep, onLeave, onDone }: Props) {
  const tasks = namedTasks(timeline)
  const step = Math.min(wanted, tasks.length)
  const { task, dish, what, place } = tasks[step - 1]!
  const recipe = recipes[task.dish]
  if (!recipe) return null
  const path = `/recipes/${recipe.id}`
  const of = task.step < 0 ? '' : ` of ${recipe.instructions.length}`
  return (
    <CookingFrame
      title={dish}
      step={step}
      last={tasks.length}
      except={timerId({ path, step: task.step + 1 })}
      spoken={`${dish}, ${what}`}
      onStep={onStep}
      onLeave={onLeave}
      onDone={onDone}
    >
      <p className="wrap aside num pt-6">{[`${what}${of}`, place].filter(Boolean).join(', ')}</p>
      <OfRecipe key={`${recipe.id} ${task.step}`} recipe={recipe} path={path} step={task.step} />
    </CookingFrame>
  )
}

function OfRecipe({ recipe, path, step }: { recipe: Recipe; path: string; step: number }) {
  const cooking = useCooking(recipe, path)
  return step < 0 ? (
    <PreparingStep cooking={cooking} />
  ) : (
    <CookingStep recipe={recipe} cooking={cooking} step={step + 1} />
  )
}
