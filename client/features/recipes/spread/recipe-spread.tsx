import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { CookedRecipe } from '#client/features/recipes/cooking/cooked-recipe.ts'
import { listText } from '#client/features/recipes/format.ts'
import { Badge } from '#client/ui/page.tsx'
import { capital, dollars, words } from '#client/wording.ts'
import type { Recipe } from '#contract/recipe.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { lettersOfRecipe } from '#domain/recipe/letters-of-recipe.ts'

/** Of a recipe that is stored its reader's diet is known besides. */
type SpreadRecipe = CookedRecipe & Partial<Pick<Recipe, 'dietaryPreferences' | 'summary'>>

interface SpreadProps {
  recipe: SpreadRecipe
  place: 'page' | 'dialog'
  /** The dish, for the left page. */
  figure: ReactNode
  /** What can be done with the recipe. */
  actions: ReactNode
}

/** The open book: the dish on its linen at the left, the words at the right. */
export function RecipeSpread({ recipe, place, figure, actions }: SpreadProps) {
  const isPage = place === 'page'
  return (
    <div
      data-print={printSize(recipe)}
      className={clsx(
        'relative grid @min-[880px]:grid-cols-2 print:grid-cols-1!',
        isPage &&
          'max-[979px]:-mx-[var(--page-margin)] print:mx-0! spread:rounded-sheet spread:bg-sheet spread:shadow-2 print:shadow-none',
      )}
    >
      {figure}
      <div
        className={clsx(
          'relative flex min-w-0 flex-col justify-center py-6 @min-[880px]:py-10 print:p-0!',
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
        {actions}
        <Reasons reasons={recipe.reasons} />
      </div>
    </div>
  )
}

/** The size of type at which a longer recipe still stands on one sheet; one that does not has the usual size on two. */
function printSize({ instructions }: SpreadRecipe): 'smaller' | 'smallest' | undefined {
  const letters = lettersOfRecipe({ instructions })
  if (letters < 1000 || letters > 1800) return undefined
  return letters < 1300 ? 'smaller' : 'smallest'
}

function Words({ recipe, isPage }: { recipe: SpreadRecipe; isPage: boolean }) {
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
function verifiedBadges({ dietaryPreferences = [], summary, verification }: SpreadRecipe): {
  fits: string[]
  contains: string
} {
  const asked = new Set([...dietaryPreferences, summary?.diet?.diet])
  const found = verification.allergens.filter(({ verdict }) => verdict === 'contains')
  return {
    fits: verification.diets
      .filter(({ diet, verdict }) => verdict === 'fits' && asked.has(diet))
      .map(({ diet }) => diet),
    contains: listText(found.map(({ allergen }) => words(allergen))),
  }
}

function Facts({ recipe: { servings, prepTime, cookTime, verification } }: { recipe: CookedRecipe }) {
  const { nutrition, cost, time } = verification
  const facts = [
    ['Serves', String(servings)],
    ['Prep', minutesText(prepTime)],
    ['Cook', minutesText(cookTime)],
    ['Ready in', minutesText(time.totalMinutes)],
    ['Energy', `${Math.round(nutrition.perServing.calories)} kcal`],
    ['Cost', `${dollars(cost.perServing)} each`],
  ]
  return (
    <dl className="num my-6 print:my-2 grid grid-cols-2 border-y border-hair @min-[480px]:grid-cols-3">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="border-hair py-3 pl-3.5 odd:pl-0 even:border-l nth-[n+3]:border-t @min-[480px]:border-l @min-[480px]:pl-3.5! @min-[480px]:nth-[3]:border-t-0 @min-[480px]:nth-[3n+1]:border-l-0 @min-[480px]:nth-[3n+1]:pl-0!"
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
    <ul aria-label="Why this dish" className="aside mt-6 grid gap-0.5 print:hidden text-ui! leading-snug!">
      {reasons.map((reason) => (
        <li key={reason}>{capital(reason)}.</li>
      ))}
    </ul>
  )
}
