import { clsx } from 'clsx'
import { useState } from 'react'
import { Ingredients } from '#client/features/recipes/spread/ingredients.tsx'
import { Method } from '#client/features/recipes/spread/method.tsx'
import { Nutrition } from '#client/features/recipes/spread/nutrition.tsx'
import { RecipeSpread } from '#client/features/recipes/spread/recipe-spread.tsx'
import { WriterNotes } from '#client/features/recipes/spread/writer-notes.tsx'
import { Findings } from '#client/features/recipes/verified/findings.tsx'
import { VerificationStrip } from '#client/features/recipes/verified/verification-strip.tsx'
import type { User } from '#contract/accounts.ts'
import type { Recipe } from '#contract/recipes.ts'
import { scaleIngredient } from '#domain/measure/print.ts'

export interface RecipeViewProps {
  recipe: Recipe
  user: User
  /** A dialog shows the title in its own head. */
  place: 'page' | 'dialog'
  onDeleted: () => void
}

/** The cookbook page of a recipe: spread, what was verified, ingredients beside the method. */
export function RecipeView({ recipe, user, place, onDeleted }: RecipeViewProps) {
  const [servings, setServings] = useState(recipe.servings)
  const scaled = recipe.ingredients.map((ingredient) => scaleIngredient(ingredient, servings / recipe.servings))
  const Heading = place === 'page' ? 'h2' : 'h3'
  return (
    <article className="@container">
      <RecipeSpread {...{ recipe, place, onDeleted, servings, scaled }} />
      <VerificationStrip recipe={recipe} user={user} place={place} />
      <div className={clsx(place === 'dialog' && 'px-5 pb-8 @min-[720px]:px-8')}>
        <Findings findings={recipe.verification.findings} Heading={Heading} />
        <div className="grid gap-12 pt-12 @min-[880px]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @min-[880px]:gap-16 @min-[880px]:pt-16">
          <div className="grid content-start gap-12">
            <Ingredients {...{ recipe, servings, scaled, Heading }} onServings={setServings} />
            <Nutrition recipe={recipe} isPremium={user.isPremium} Heading={Heading} />
          </div>
          <div className="grid content-start gap-12">
            <Method recipe={recipe} servings={servings} Heading={Heading} />
            <WriterNotes recipe={recipe} Heading={Heading} />
          </div>
        </div>
      </div>
    </article>
  )
}
