import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { todayOf } from '#client/calendar-day.ts'
import { noteCooked } from '#client/features/cooked/queries.ts'
import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'
import { CookingFrame } from '#client/features/cooking/cooking-frame.tsx'
import { CookingStep } from '#client/features/cooking/cooking-step.tsx'
import type { PlannedMeal } from '#client/features/cooking/kept-cooking.ts'
import type { Cooking } from '#client/features/cooking/use-cooking.ts'
import { lazyPart } from '#client/lazy-part.ts'

const PlannedPlates = lazyPart(
  async () => (await import('#client/features/meal-plans/dishes/planned-plates.tsx')).PlannedPlates,
)

interface CookingModeProps {
  recipe: CookedRecipe
  cooking: Cooking
  /** As people count; more than there are is the last one. */
  step: number
  onStep: (step: number) => void
  onLeave: () => void
  /** One's own recipe: that it was cooked is written down, and how it was is asked. */
  own: { recipeId: number; onCooked: (planned: PlannedMeal | undefined) => void } | undefined
}

/** A recipe cooked step by step. */
export function CookingMode({ recipe, cooking, step: wanted, onStep, onLeave, own }: CookingModeProps) {
  const queryClient = useQueryClient()
  const last = recipe.instructions.length
  const step = Math.min(wanted, last)
  return (
    <CookingFrame
      title={recipe.title}
      step={step}
      last={last}
      except={{ path: cooking.path, step, dish: cooking.dish }}
      spoken={cooking.steps[step - 1]?.text}
      onStep={(to) => {
        cooking.reach(to)
        onStep(to)
      }}
      onLeave={onLeave}
      onDone={() => {
        const { servings, planned } = cooking
        cooking.startOver()
        if (!own) return onLeave()
        const { recipeId } = own
        void noteCooked(queryClient, { recipeId, servings, cookedOn: todayOf(new Date()), planned })
        own.onCooked(planned)
      }}
    >
      {own && cooking.planned && (
        <Suspense>
          <PlannedPlates planned={cooking.planned} recipeId={own.recipeId} />
        </Suspense>
      )}
      <CookingStep
        key={step}
        recipe={recipe}
        cooking={cooking}
        step={step}
        onStep={(to) => {
          cooking.reach(to)
          onStep(to)
        }}
      />
    </CookingFrame>
  )
}
