import { namedTasks } from '#client/features/menus/timeline/clock.ts'
import { CookingFrame } from '#client/features/recipes/cooking/cooking-frame.tsx'
import { CookingStep } from '#client/features/recipes/cooking/cooking-step.tsx'
import { PreparingStep } from '#client/features/recipes/cooking/preparing-step.tsx'
import { StepWords } from '#client/features/recipes/cooking/step-words.tsx'
import { useCooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { type Timer, timerId } from '#client/features/recipes/timers/timer.ts'
import { paths } from '#client/paths.ts'
import type { MenuTimeline } from '#contract/menus.ts'
import type { Recipe } from '#contract/recipe.ts'

interface Props {
  id: number
  recipes: readonly Recipe[]
  timeline: MenuTimeline
  /** As people count; more than there are is the last one. */
  step: number
  onStep: (step: number) => void
  onLeave: () => void
  onDone: () => void
}

/** The tasks of a menu's timeline one after the other, each in the words and with the timer of its own recipe. */
export function CookMenu({ id, recipes, timeline, step: wanted, onStep, onLeave, onDone }: Props) {
  const tasks = namedTasks(timeline)
  const step = Math.min(wanted, tasks.length)
  const { task, dish, what, place } = tasks[step - 1]!
  const recipe = recipes[task.dish]
  if (!recipe) return null
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
      spoken={`${dish}, ${what}`}
      onStep={onStep}
      onLeave={onLeave}
      onDone={onDone}
    >
      <p className="wrap aside num pt-6">{[ofDish, place].filter(Boolean).join(', ')}</p>
      {task.step < 0 && task.active === 0 ? (
        <div className="wrap py-6 tablet:py-10">
          <StepWords>{`${what}: ${place}.`}</StepWords>
        </div>
      ) : (
        <OfRecipe key={`${recipe.id} ${task.step}`} recipe={recipe} path={path} step={task.step} />
      )}
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
