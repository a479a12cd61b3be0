import { clsx } from 'clsx'
import { useState } from 'react'
import { DishImage, isDrawn } from '#client/features/recipes/dish.tsx'
import { listText } from '#client/features/recipes/format.ts'
import { RecipeActions } from '#client/features/recipes/spread/recipe-actions.tsx'
import { Badge } from '#client/ui/page.tsx'
import { capital, dollars, words } from '#client/wording.ts'
import type { Recipe } from '#contract/recipes.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import type { Ingredient } from '#domain/recipe/recipe.ts'

interface SpreadProps {
  recipe: Recipe
  place: 'page' | 'dialog'
  servings: number
  scaled: readonly Ingredient[]
  onDeleted: () => void
}

/** The open book: the dish on its linen at the left, the words at the right. */
export function RecipeSpread({ recipe, place, servings, scaled, onDeleted }: SpreadProps) {
  const isPage = place === 'page'
  const [isShown, setIsShown] = useState(false)
  const caption = isShown && isDrawn(recipe.imageUrl)
  return (
    <div
      className={clsx(
        'relative grid @min-[880px]:grid-cols-2',
        isPage &&
          'max-[979px]:-mx-[var(--page-margin)] spread:rounded-sheet spread:bg-sheet spread:shadow-2 print:shadow-none',
      )}
    >
      <figure
        className={clsx(
          'linen relative overflow-hidden @min-[880px]:h-auto print:hidden',
          isPage
            ? 'h-[min(72cqw,480px)] @min-[880px]:min-h-[600px] spread:rounded-l-sheet'
            : 'h-[min(64cqw,320px)] @min-[880px]:min-h-[440px]',
        )}
      >
        <DishImage
          src={recipe.imageUrl}
          onShown={() => setIsShown(true)}
          alt={`The dish, drawn: ${recipe.title}`}
          className="set-down absolute top-1/2 left-1/2 aspect-square w-[104%] max-w-none -translate-x-1/2 -translate-y-1/2 @min-[880px]:left-[44%] @min-[880px]:w-[118%]"
        />
        {caption && (
          <figcaption className="aside absolute bottom-0 left-0 bg-sheet px-4 py-2 text-ui!">
            Drawn from its {recipe.ingredients.length} ingredients
          </figcaption>
        )}
        <div
          aria-hidden
          className="absolute inset-y-0 right-0 w-[34px] bg-linear-to-l from-gutter to-transparent @max-[879px]:hidden"
        />
      </figure>
      <div
        className={clsx(
          'relative flex min-w-0 flex-col justify-center py-6 @min-[880px]:py-10',
          isPage
            ? 'px-[var(--page-margin)] @min-[880px]:pr-10 @min-[880px]:pl-14'
            : 'px-5 @min-[720px]:px-8 @min-[880px]:pl-12',
        )}
      >
        <div
          aria-hidden
          className="absolute inset-y-0 left-0 w-[46px] bg-linear-to-r from-gutter to-transparent @max-[879px]:hidden print:hidden"
        />
        <Words recipe={recipe} isPage={isPage} />
        <Facts recipe={recipe} />
        <RecipeActions {...{ recipe, place, servings, scaled, onDeleted }} />
        <Reasons reasons={recipe.reasons} />
      </div>
    </div>
  )
}

function Words({ recipe, isPage }: { recipe: Recipe; isPage: boolean }) {
  const { fits, contains } = verifiedBadges(recipe)
  const badges = [recipe.cuisine, recipe.recipeType, recipe.difficulty]
  return (
    <>
      {isPage && <h1 className="mb-4 text-[clamp(2.125rem,1.5rem+2.3vw,3.25rem)] wrap-anywhere">{recipe.title}</h1>}
      <p className="lead">{recipe.description}</p>
      <ul aria-label="About this recipe" className="mt-4 flex flex-wrap gap-2">
        {[...new Set(badges)].filter(Boolean).map((badge) => (
          <li key={badge}>
            <Badge>{badge}</Badge>
          </li>
        ))}
        {fits.map((diet) => (
          <li key={diet}>
            <Badge tone="fits">{capital(diet)}</Badge>
          </li>
        ))}
        {contains && (
          <li>
            <Badge tone="left">Contains {contains}</Badge>
          </li>
        )}
      </ul>
    </>
  )
}

/** Diets that were asked for or are the reader's, as far as they were verified, and the allergens that were found. */
function verifiedBadges({ dietaryPreferences, summary, verification }: Recipe): { fits: string[]; contains: string } {
  const asked = new Set([...dietaryPreferences, summary.diet?.diet])
  const found = verification.allergens.filter(({ verdict }) => verdict === 'contains')
  return {
    fits: verification.diets
      .filter(({ diet, verdict }) => verdict === 'fits' && asked.has(diet))
      .map(({ diet }) => diet),
    contains: listText(found.map(({ allergen }) => words(allergen))),
  }
}

function Facts({ recipe: { servings, verification } }: { recipe: Recipe }) {
  const { nutrition, cost, time } = verification
  const facts = [
    ['Serves', String(servings)],
    ['Ready in', minutesText(time.totalMinutes)],
    ['Energy', `${Math.round(nutrition.perServing.calories)} kcal`],
    ['Cost', `${dollars(cost.perServing)} each`],
  ]
  return (
    <dl className="num my-6 grid grid-cols-2 border-y border-hair @min-[480px]:grid-cols-4">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="border-hair py-3 pl-3.5 odd:pl-0 even:border-l nth-[n+3]:border-t @min-[480px]:border-l @min-[480px]:pl-3.5! @min-[480px]:nth-[n+3]:border-t-0 @min-[480px]:first:border-l-0 @min-[480px]:first:pl-0!"
        >
          <dt className="note">{name}</dt>
          <dd className="leading-tight font-[650]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Which answers of the profile and which wishes shaped it. */
function Reasons({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null
  return (
    <ul aria-label="Why this dish" className="aside mt-6 grid gap-0.5 text-ui! leading-snug!">
      {reasons.map((reason) => (
        <li key={reason}>{capital(reason)}.</li>
      ))}
    </ul>
  )
}
