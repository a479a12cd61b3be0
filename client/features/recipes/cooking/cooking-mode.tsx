import { ArrowLeft, ArrowRight, Check, Sun } from 'lucide-react'
import { useRef } from 'react'
import type { CookedRecipe } from '#client/features/recipes/cooking/cooked-recipe.ts'
import { CookingStep } from '#client/features/recipes/cooking/cooking-step.tsx'
import type { Cooking } from '#client/features/recipes/cooking/use-cooking.ts'
import { useTurning } from '#client/features/recipes/cooking/use-turning.ts'
import { useWakeLock } from '#client/features/recipes/cooking/use-wake-lock.ts'
import { timerId } from '#client/features/recipes/timers/timer.ts'
import { TimerList } from '#client/features/recipes/timers/timer-list.tsx'
import { Button } from '#client/ui/button.tsx'
import { FullScreen } from '#client/ui/full-screen.tsx'
import { Progress } from '#client/ui/states.tsx'

interface CookingModeProps {
  recipe: CookedRecipe
  cooking: Cooking
  /** As people count; more than there are is the last one. */
  step: number
  onStep: (step: number) => void
  onLeave: () => void
}

/** One step at a time in large type, by swipe, by arrow key or by a big button; the screen stays awake. */
export function CookingMode({ recipe, cooking, step: wanted, onStep, onLeave }: CookingModeProps) {
  const last = recipe.instructions.length
  const step = Math.min(wanted, last)
  const top = useRef<HTMLDivElement>(null)
  const isAwake = useWakeLock()
  const go = (to: number) => {
    if (to < 1 || to > last || to === step) return
    cooking.reach(to)
    onStep(to)
    top.current?.parentElement?.scrollTo({ top: 0 })
  }
  const swipe = useTurning((by) => go(step + by))
  return (
    <FullScreen
      open
      onClose={onLeave}
      title={recipe.title}
      closeLabel="Leave cooking"
      beside={
        isAwake && (
          <span className="note flex items-center gap-1.5">
            <Sun aria-hidden className="icon-small" />
            <span className="max-phone:sr-only">The screen stays on</span>
          </span>
        )
      }
      above={
        <>
          <TimerList except={timerId({ path: cooking.path, step })} />
          <div className="wrap pt-3">
            <Progress label={`Step ${step} of ${last}`} value={step} max={last} />
          </div>
        </>
      }
      footer={
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
          <Button big disabled={step === 1} onClick={() => go(step - 1)} className="tablet:min-h-16">
            <ArrowLeft aria-hidden className="icon" />
            Back
          </Button>
          {step < last ? (
            <Button big look="go" onClick={() => go(step + 1)} className="tablet:min-h-16">
              Next step
              <ArrowRight aria-hidden className="icon" />
            </Button>
          ) : (
            <Button
              big
              look="go"
              onClick={() => {
                cooking.startOver()
                onLeave()
              }}
              className="tablet:min-h-16"
            >
              <Check aria-hidden className="icon" />
              Done
            </Button>
          )}
        </div>
      }
      {...swipe}
    >
      <div ref={top} />
      <CookingStep key={step} recipe={recipe} cooking={cooking} step={step} />
      <p aria-live="polite" className="sr-only">
        Step {step} of {last}: {cooking.steps[step - 1]?.text}
      </p>
    </FullScreen>
  )
}
