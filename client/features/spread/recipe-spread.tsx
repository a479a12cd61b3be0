import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { todayOf } from '#client/calendar-day.ts'
import { timesText } from '#client/features/cooked/cooked-words.ts'
import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'
import { listText } from '#client/features/dishes/format.ts'
import { allergenOf, hasAllergies } from '#client/features/dishes/row-verdict.ts'
import { paths } from '#client/paths.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import { capital } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { allergensOfVerdict } from '#domain/food/allergens/allergens.ts'
import { minutesText } from '#domain/measure/minutes.ts'
import { lettersOfRecipe } from '#domain/recipe/texts/letters-of-recipe.ts'

/** Of a recipe that is stored its reader's diet is known besides. */
type SpreadRecipe = CookedRecipe & Partial<Pick<Recipe, 'id' | 'dietaryPreferences' | 'summary' | 'cooked'>>

interface SpreadProps {
  recipe: SpreadRecipe
  place: 'page' | 'dialog'
  /** Undefined where the summary is nobody's own. */
  reader?: Pick<User, 'allergies'> | null
  /** The dish, for the left page. */
  figure: ReactNode
  /** Whose it is, under the title. */
  byline?: ReactNode
  /** What can be done with the recipe. */
  actions: ReactNode
}

/** The open book: the dish on its linen at the left, the words at the right; low enough that the ingredients begin on the first screen. */
export function RecipeSpread({ recipe, place, reader, figure, byline, actions }: SpreadProps) {
  const isPage = place === 'page'
  // the first thing to know for whoever is allergic to it
  const own =
    isPage &&
    reader &&
    hasAllergies(reader) &&
    listText(allergensOfVerdict(recipe.summary?.allergens ?? [], 'contains'))
  const foods = own ? foodsOf(recipe) : []
  return (
    <div
      data-print={printSize(recipe)}
      className={clsx('relative grid print:grid-cols-1!', isPage ? 'page-spread' : 'dialog-spread')}
    >
      {figure}
      <div
        className={clsx(
          'relative flex min-w-0 flex-col justify-center pt-3 pb-3 @min-[880px]:py-5 print:p-0!',
          isPage
            ? 'px-[var(--page-margin)] brief:pb-5 brief:*:last:mt-3.5 @min-[880px]:pr-6 @min-[880px]:pl-13'
            : 'dialog-words',
        )}
      >
        <div
          aria-hidden
          className="absolute inset-y-0 left-0 w-[46px] bg-linear-to-r from-gutter to-transparent @max-[879px]:hidden print:hidden"
        />
        <Words recipe={recipe} isPage={isPage} byline={byline} />
        <Times recipe={recipe} />
        {own && (
          <Verdict
            kind="blocks"
            className={clsx(
              'own-allergen',
              recipe.title.length > 40 ? '@min-[880px]:mb-3.5 @min-[880px]:py-1' : '@min-[880px]:mb-6',
            )}
          >
            <span>
              Contains {own}
              {foods.length > 0 && (
                <span className={clsx(recipe.title.length > 40 && 'brief:hidden')}> ({listText(foods)})</span>
              )}
              , on your allergy list
            </span>
          </Verdict>
        )}
        {actions}
      </div>
    </div>
  )
}

/** What the reader's own allergens are in, the first two of it. */
function foodsOf({ summary, verification, ingredients }: SpreadRecipe): string[] {
  const found = new Set(summary?.allergens.flatMap(({ allergen, verdict }) => (verdict === 'contains' ? allergen : [])))
  const lines = verification.allergens.flatMap(({ allergen, verdict, lines }) =>
    verdict === 'contains' && found.has(allergen) ? lines : [],
  )
  return [...new Set(lines.flatMap((line) => ingredients[line]?.name ?? []))].slice(0, 2)
}

/** The size of type at which a longer recipe still stands on one sheet; one that does not has the usual size on two. */
function printSize({ instructions }: SpreadRecipe): 'smaller' | 'smallest' | undefined {
  const letters = lettersOfRecipe({ instructions })
  if (letters < 1000 || letters > 1800) return undefined
  return letters < 1300 ? 'smaller' : 'smallest'
}

function Words({ recipe, isPage, byline }: { recipe: SpreadRecipe; isPage: boolean; byline: ReactNode }) {
  const kinds = [...new Set([recipe.cuisine, recipe.recipeType, recipe.difficulty])].filter(Boolean)
  return (
    <>
      <ul
        aria-label="About this recipe"
        className={clsx('flex flex-wrap items-center gap-x-1 gap-y-1', 'mb-1.5', !isPage && 'brief:sr-only')}
      >
        {kinds.map((kind, place) => (
          <li key={kind} className="aside text-ui!">
            {place < kinds.length - 1 ? `${kind},` : kind}
          </li>
        ))}
        {/* over another page the check of the diet is in sight */}
        {isPage &&
          fittingDiets(recipe).map((diet) => (
            <li key={diet} className="ml-1">
              <Badge tone="fits">{capital(diet)}</Badge>
            </li>
          ))}
      </ul>
      {isPage && (
        <h1
          className={clsx(
            'mb-2 wrap-anywhere',
            // a title of many words is set smaller, also one of two lines over a long description: it is one of the first things on the page, not all
            recipe.title.length > (recipe.description.length > 150 ? 24 : 40)
              ? 'title-long'
              : recipe.title.length > 16
                ? 'title-middling'
                : 'title-short',
          )}
        >
          {recipe.title}
        </h1>
      )}
      {byline}
      <Description isPage={isPage}>{recipe.description}</Description>
      <TimesCooked recipe={recipe} />
    </>
  )
}

/** On a phone its first sentence, so that the ingredients begin on the first screen; on a page the rest at a press. */
function Description({ children, isPage }: { children: string; isPage: boolean }) {
  const [isWhole, setIsWhole] = useState(false)
  const [first] = /^.+?[.!?](?=\s|$)/s.exec(children) ?? [children]
  const rest = children.slice(first.length)
  return (
    <p
      className={clsx(
        'max-w-[70ch] text-[1rem] leading-[1.45] text-ink-2 wrap-anywhere @min-[480px]:text-body @min-[480px]:leading-normal @min-[480px]:text-pretty',
        !isPage && 'brief:text-ui!',
      )}
    >
      {first}
      <span className={clsx(!isWhole && 'brief:hidden noscript:inline! print:inline!')}>{rest}</span>
      {isPage && rest && !isWhole && (
        <button
          type="button"
          aria-label="More about this recipe"
          aria-expanded={false}
          onClick={() => setIsWhole(true)}
          className="more-words"
        >
          More
        </button>
      )}
    </p>
  )
}

/** How often it was cooked, and when last; it leads to those days of the diary. */
function TimesCooked({ recipe: { id, cooked } }: { recipe: SpreadRecipe }) {
  const [today] = useState(() => todayOf(new Date()))
  const times = cooked && timesText(cooked, today)
  if (id === undefined || times === undefined) return null
  return (
    <p className="mt-1 print:hidden">
      <TextLink {...paths.cooked(id)} className="text-ui">
        {times}
      </TextLink>
    </p>
  )
}

/** Diets that were asked for or are the reader's, as far as they were verified. */
function fittingDiets({ dietaryPreferences = [], summary, verification }: SpreadRecipe): string[] {
  const asked = new Set([...dietaryPreferences, summary?.diet?.diet])
  return verification.diets
    .filter(({ diet, verdict }) => verdict === 'fits' && asked.has(diet) && !allergenOf(diet))
    .map(({ diet }) => diet)
}

/** How long, in one line, which on a phone the check of the time says; what it costs and holds, and how the time is spent, stands in the strip below. */
function Times({ recipe: { title, prepTime, cookTime, verification } }: { recipe: CookedRecipe }) {
  const times = [
    ['Prep', minutesText(prepTime)],
    ['Cook', minutesText(cookTime)],
    ['Ready in', minutesText(verification.time.totalMinutes)],
  ]
  return (
    <dl
      className={clsx(
        'num mt-1.5 mb-3 flex flex-wrap gap-x-5 gap-y-0.5 text-ui brief:hidden print:my-2 print:flex!',
        title.length <= 40 && '@min-[880px]:my-4',
      )}
    >
      {times.map(([name, value]) => (
        <div key={name} className="flex items-baseline gap-1.5">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-[650]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
