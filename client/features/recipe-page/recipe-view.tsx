import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { plannedBy, useCooking } from '#client/features/cooking/use-cooking.ts'
import type { PageDialogs } from '#client/features/dishes/use-page-dialogs.ts'
import { DishFigure } from '#client/features/photo/dish-figure.tsx'
import type { PlanRefusal } from '#client/features/shopping/make/refusal.ts'
import { AfterMethod } from '#client/features/spread/after-method.tsx'
import { atHand } from '#client/features/spread/at-hand.ts'
import { CookingFromPage } from '#client/features/spread/cooking-from-page.tsx'
import { HaveAmount } from '#client/features/spread/ingredients/have-amount.tsx'
import { Ingredients } from '#client/features/spread/ingredients/ingredients.tsx'
import { Method } from '#client/features/spread/method/method.tsx'
import { Nutrition } from '#client/features/spread/nutrition.tsx'
import { RecipeActions } from '#client/features/spread/recipe-actions.tsx'
import { isListLonger, RecipeColumns } from '#client/features/spread/recipe-columns.tsx'
import { RecipeSpread } from '#client/features/spread/recipe-spread.tsx'
import { worthQuery } from '#client/features/spread/worth-query.ts'
import { WriterNotes } from '#client/features/spread/writer-notes.tsx'
import { Findings } from '#client/features/verified/findings.tsx'
import { VerificationStrip } from '#client/features/verified/verification-strip.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { fetchOnFirstUse } from '#client/ui/overlays/parts.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements } from '#contract/plans.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

const ShareDialog = lazyPart(async () => (await import('#client/features/sharing/share-dialog.tsx')).ShareDialog)
const PublishDialog = lazyPart(
  async () => (await import('#client/features/publishing/publish-dialog.tsx')).PublishDialog,
)
const HowWasIt = lazyPart(async () => (await import('#client/features/cooked/how-was-it.tsx')).HowWasIt)
const UpgradePanel = lazyPart(
  async () => (await import('#client/features/shopping/make/upgrade-panel.tsx')).UpgradePanel,
)

const OwnWords = lazyPart(async () => (await import('#client/features/own-words/own-words.tsx')).OwnWords)
const OwnPhoto = lazyPart(async () => (await import('#client/features/photo/own-photo.tsx')).OwnPhoto)
const HomeOffer = lazyPart(async () => (await import('#client/features/at-home/home-offer.tsx')).HomeOffer)

export interface RecipeViewProps {
  recipe: Recipe
  user: User
  /** A dialog shows the title in its own head. */
  place: 'page' | 'dialog'
  onDeleted: () => void
  /** What the address of its page says; what a dialog opens is on that page. */
  dialogs: PageDialogs
  /** Another try, after the method. */
  tries?: ReactNode
}

/** The cookbook page of a recipe: spread, what was verified, ingredients beside the method. */
export function RecipeView({ recipe, user, place, onDeleted, dialogs, tries }: RecipeViewProps) {
  const cooking = useCooking(recipe, `/recipes/${recipe.id}`, dialogs.search)
  const [refusal, setRefusal] = useState<PlanRefusal>()
  const worth = useQuery(worthQuery(recipe))
  const photo = useRef<HTMLInputElement>(null)
  useEffect(() => fetchOnFirstUse(Object.values(atHand)), [])
  const Heading = place === 'page' ? 'h2' : 'h3'
  // what nobody sees at once is drawn in short turns, after what they do
  const isAllDrawn = useDeferredValue(true, false)
  // where there is more room
  const isWordsRight = isListLonger(recipe)
  const words = !worth.isLoading && (
    <Suspense fallback={<div className="min-h-40 print:hidden" />}>
      <OwnWords recipe={recipe} Heading={Heading} />
      {entitlements[user.subscriptionTier].mealPlans && (
        <HomeOffer recipeId={recipe.id} servings={cooking.servings} planned={cooking.planned} Heading={Heading} />
      )}
      <WriterNotes recipe={recipe} Heading={Heading} />
    </Suspense>
  )
  if (refusal)
    return (
      <div className="px-5 py-8">
        {place === 'page' && <h1 className="sr-only">{recipe.title}</h1>}
        <Suspense>
          <UpgradePanel
            refusal={refusal}
            back="Back to Recipe"
            onBack={() => setRefusal(undefined)}
            Heading={Heading}
          />
        </Suspense>
      </div>
    )
  return (
    <article className="@container">
      <RecipeSpread
        recipe={recipe}
        place={place}
        reader={user}
        figure={
          <DishFigure
            recipe={recipe}
            place={place}
            renderActions={
              place === 'page'
                ? (other) => (
                    <Suspense>
                      <OwnPhoto recipe={recipe} other={other} input={photo} />
                    </Suspense>
                  )
                : undefined
            }
          />
        }
        actions={
          <RecipeActions
            {...{ recipe, user, place, cooking, onDeleted }}
            onOpen={dialogs.open}
            onRefused={setRefusal}
            onPhoto={() => photo.current?.click()}
          />
        }
      />
      <VerificationStrip recipe={recipe} user={user} place={place} />
      {place === 'dialog' && tries}
      <RecipeColumns
        className={clsx(place === 'dialog' && 'dialog-columns')}
        ingredients={
          <Ingredients
            recipe={recipe}
            cooking={cooking}
            Heading={Heading}
            scaling={<HaveAmount recipe={recipe} cooking={cooking} />}
            own={recipe}
          />
        }
        method={
          isAllDrawn ? (
            <Method
              recipe={recipe}
              cooking={cooking}
              Heading={Heading}
              after={<AfterMethod recipe={recipe} worth={worth} user={user} Heading={Heading} />}
            >
              <Findings findings={recipe.verification.findings} Heading="h3" most={2} className="pt-2 pb-5" />
            </Method>
          ) : (
            <div className="min-h-dvh" />
          )
        }
        nutrition={
          isAllDrawn && (
            <div className="grid gap-10">
              <Nutrition recipe={recipe} isPremium={user.isPremium} Heading={Heading} />
              {!isWordsRight && place === 'page' && tries}
              {!isWordsRight && words}
            </div>
          )
        }
      >
        {isWordsRight && place === 'page' && tries}
        {isWordsRight && words}
      </RecipeColumns>
      <CookingFromPage recipe={recipe} cooking={cooking} dialogs={dialogs} recipeId={recipe.id} />
      <Suspense>
        {dialogs.search.dialog === 'share' && <ShareDialog recipe={recipe} onClose={dialogs.close} />}
        {dialogs.search.dialog === 'publish' && <PublishDialog recipe={recipe} user={user} onClose={dialogs.close} />}
        {dialogs.search.dialog === 'cooked' && (
          <HowWasIt
            recipe={recipe}
            user={user}
            servings={cooking.servings}
            planned={plannedBy(dialogs.search)}
            onClose={dialogs.close}
          />
        )}
      </Suspense>
    </article>
  )
}
