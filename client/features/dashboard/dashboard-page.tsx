import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Check, ShoppingBasket, Sparkles, Utensils } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { AdSlot } from '#client/features/ads/ad-slot.tsx'
import { FavoriteDishes } from '#client/features/dashboard/favorite-dishes.tsx'
import { greetingFor } from '#client/features/dashboard/greeting.ts'
import { heroDish } from '#client/features/dashboard/hero-dish.ts'
import { useHomeDialogs } from '#client/features/dashboard/use-home-dialogs.ts'
import { WaysToBegin } from '#client/features/dashboard/ways-to-begin.tsx'
import { DishImage } from '#client/features/dishes/dish.tsx'
import { EveningComing } from '#client/features/dishes/rows-coming.tsx'
import { DayLeft } from '#client/features/recipes/day-left.tsx'
import { favoriteRecipesQuery, recentRecipesQuery } from '#client/features/recipes/queries.ts'
import { RecipeList } from '#client/features/recipes/recipe-list.tsx'
import { RecipeRow } from '#client/features/recipes/recipe-row.tsx'
import { showcaseQuery } from '#client/features/site/queries.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { Page } from '#client/ui/pages/page.tsx'
import { EmptyState } from '#client/ui/pages/states.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements } from '#contract/plans.ts'

const GenerateDialog = lazyPart(
  async () => (await import('#client/features/generate/generate-dialog.tsx')).GenerateDialog,
)
const recipeDialog = () => import('#client/features/recipe-page/recipe-dialog.tsx')
const RecipeDialog = lazyPart(async () => (await recipeDialog()).RecipeDialog)

const ListMode = lazyPart(async () => (await import('#client/features/shopping/make/list-mode.tsx')).ListMode)
const Tonight = lazyPart(async () => (await import('#client/features/dashboard/tonight.tsx')).Tonight)
const Today = lazyPart(async () => (await import('#client/features/meal-plans/today.tsx')).Today)
const UpgradePrompt = lazyPart(async () => (await import('#client/features/ads/of-free.ts')).UpgradePrompt)
const PricingDialog = lazyPart(async () => (await import('#client/features/billing/pricing-dialog.tsx')).PricingDialog)

const home = getRouteApi('/')

/** The member's kitchen: what is left of the day, the button, recent and favourite recipes, and the dialogs over them. */
export function DashboardPage({ user }: { user: User }) {
  const { dialog, dish, recipe, upgrade } = home.useSearch()
  const dialogs = useHomeDialogs(dialog !== undefined || recipe !== undefined || upgrade !== undefined)
  const [now] = useState(() => new Date())
  // Once opened the dialog stays, with what was typed and with a recipe that is being written.
  const [generates, setGenerates] = useState(false)
  if (dialog === 'generate' && !generates) setGenerates(true)
  // A recipe that is made opens at once: its dialog is fetched while the wish is typed.
  useEffect(() => {
    if (generates) void recipeDialog().catch(() => undefined)
  }, [generates])
  // Once used, the bar stays: what it made is seen after the mode is left.
  const [selected, setSelected] = useState<readonly number[]>()
  const [hasListed, setHasListed] = useState(false)
  if (selected && !hasListed) setHasListed(true)
  const pick = selected && {
    selected,
    onToggle: (id: number) =>
      setSelected(selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id]),
  }
  const button = useRef<HTMLButtonElement>(null)
  const { seesAds, mealPlans } = entitlements[user.subscriptionTier]
  // who may have none written any more is shown their own alone: what would go again is not held
  const evening = <EveningComing dishes={user.generationsLeft === 0 ? user.generationsUsed : 3} />
  const { data: recent, error: recentError } = useQuery(recentRecipesQuery)
  const { data: favorites, error: favoritesError, refetch: refetchFavorites } = useQuery(favoriteRecipesQuery)
  const hasNone = recent?.length === 0 && favorites?.length === 0
  // one failure of both is told once
  const failsWhole = Boolean(recentError && favoritesError && !recent && !favorites)
  const rowOf = (id: number | undefined) => document.querySelector<HTMLElement>(`a[data-recipe="${id}"]`)
  return (
    <Page title="Your kitchen" className="max-tablet:pt-4!">
      <div className="home-head">
        <div className="grid min-w-0 content-start gap-5 spread:gap-8">
          <div>
            <p className="aside">{now.toLocaleDateString([], { weekday: 'long', day: 'numeric', month: 'long' })}</p>
            <h1 className="mt-1.5 wrap-anywhere max-tablet:text-[1.75rem]! max-tablet:leading-[1.08]!">
              {greetingFor(user.firstName, now.getHours())} What are we cooking?
            </h1>
          </div>
          <Suspense fallback={evening}>
            {mealPlans ? (
              <Today
                coming={evening}
                otherwise={
                  <Tonight
                    user={user}
                    coming={evening}
                    tools={
                      <TextLink {...paths.mealPlan('new')} className="-my-2.5">
                        Plan a week
                      </TextLink>
                    }
                  />
                }
              />
            ) : (
              <Tonight user={user} coming={evening} />
            )}
          </Suspense>
        </div>
        <GenerateCard user={user} button={button} onGenerate={() => dialogs.open({ dialog: 'generate' })} />
      </div>
      <div className="grid content-start gap-10 max-tablet:mt-5">
        {hasNone ? (
          <WaysToBegin isFirst />
        ) : (
          <div className={clsx('grid gap-10', !failsWhole && 'spread:grid-cols-[minmax(0,1fr)_400px] spread:gap-x-16')}>
            <RecipeList
              title="Recent Recipes"
              query={recentRecipesQuery}
              tools={
                (recent?.length ?? 0) > 0 && (
                  <Button
                    className="!min-h-11 !px-3.5 !py-1.5 text-ui"
                    onClick={() => setSelected(selected ? undefined : [])}
                  >
                    {selected ? (
                      <Check aria-hidden className="icon" />
                    ) : (
                      <ShoppingBasket aria-hidden className="icon" />
                    )}
                    {selected ? 'Done' : 'Shopping List'}
                  </Button>
                )
              }
              failed={failsWhole ? 'We couldn’t reach your recipes. They’re safe.' : 'Your recent recipes didn’t load'}
              onRetry={() => void (failsWhole && refetchFavorites())}
              empty={
                favorites && (
                  <EmptyState title="No new recipes">What you make in the next 30 days appears here.</EmptyState>
                )
              }
            >
              {(rows) => (
                <ul>
                  {rows.map((recipe) => (
                    <RecipeRow key={recipe.id} recipe={recipe} user={user} pick={pick} />
                  ))}
                </ul>
              )}
            </RecipeList>
            {!failsWhole && (
              <RecipeList
                title="Favorite Recipes"
                query={favoriteRecipesQuery}
                tools={
                  favorites?.length === 0 ? (
                    <TextLink {...paths.recipes()}>All recipes</TextLink>
                  ) : (
                    <TextLink {...paths.recipes({ favorite: true })}>All favorites</TextLink>
                  )
                }
                failed="Your favorite recipes didn’t load"
                empty={
                  <EmptyState
                    title="No favorites yet"
                    action={<ButtonLink {...paths.recipes()}>Choose a favorite</ButtonLink>}
                  >
                    Tap the heart on a recipe to keep it here.
                  </EmptyState>
                }
              >
                {(rows) => <FavoriteDishes rows={rows} pick={pick} />}
              </RecipeList>
            )}
          </div>
        )}
        {user.generationsUsed === 0 && !hasNone && !failsWhole && <WaysToBegin />}
        {hasListed && (
          <Suspense>
            <ListMode isOn={selected !== undefined} selected={selected ?? []} onDone={() => setSelected(undefined)} />
          </Suspense>
        )}
        {seesAds && (
          <div className="grid gap-6 wide:grid-cols-3">
            <AdSlot place="dashboard" />
            <div className="contents max-wide:hidden">
              <Suspense fallback={<div />}>
                <UpgradePrompt />
              </Suspense>
              <AdSlot place="dashboard-side" />
            </div>
          </div>
        )}
      </div>
      <Suspense>
        {generates && (
          <GenerateDialog
            user={user}
            dish={dish}
            open={dialog === 'generate'}
            onClose={dialogs.close}
            onMade={dialogs.show}
            returnTo={() => button.current}
          />
        )}
        {upgrade !== undefined && (
          <PricingDialog open wanted={upgrade} onClose={dialogs.close} returnTo={() => button.current} />
        )}
        {recipe !== undefined && (
          <RecipeDialog
            key={recipe}
            id={recipe}
            user={user}
            onClose={dialogs.close}
            onMade={dialogs.show}
            returnTo={() => rowOf(recipe) ?? button.current}
          />
        )}
      </Suspense>
    </Page>
  )
}

/** A dish on its linen above the button: a favorite one, else the newest, that fits its member; where there is none, the dish that is shown to everyone. */
function GenerateCard({
  user,
  button,
  onGenerate,
}: {
  user: User
  button: RefObject<HTMLButtonElement | null>
  onGenerate: () => void
}) {
  const { data: recent, isPending: awaitsRecent } = useQuery(recentRecipesQuery)
  const { data: favorites, isPending: awaitsFavorites } = useQuery(favoriteRecipesQuery)
  const own = heroDish([...(favorites ?? []), ...(recent ?? [])], user)
  const isKnown = !awaitsRecent && !awaitsFavorites
  const { data: showcase } = useQuery({ ...showcaseQuery, enabled: isKnown && !own })
  const dish = isKnown ? (own ?? showcase?.recipe)?.imageUrl : undefined
  const { menus } = entitlements[user.subscriptionTier]
  return (
    <div className="home-dish">
      <div className="linen home-plate">
        {dish && <DishImage src={dish} className="set-down absolute inset-0 size-full" />}
      </div>
      <div className="grid min-w-0 gap-3 p-3.5 max-tablet:flex-1 tablet:gap-3.5 tablet:p-5">
        <Button
          ref={button}
          look="go"
          big
          className="max-tablet:gap-2! max-tablet:px-2!"
          disabled={user.generationsLeft === 0}
          onClick={onGenerate}
        >
          <Sparkles aria-hidden className="icon" />
          Generate New Recipe
        </Button>
        <DayLeft user={user} />
        {menus && (
          <ButtonLink {...paths.menuPlanning()}>
            <Utensils aria-hidden className="icon" />
            Menu Planning
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
