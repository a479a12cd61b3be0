import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BookmarkPlus, Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { keepPlace } from '#client/features/accounts/kept-place.ts'
import type { CookedRecipe } from '#client/features/cooking/cooked-recipe.ts'
import { type Cooking, useCooking } from '#client/features/cooking/use-cooking.ts'
import { existingOf } from '#client/features/dishes/exists-dialog.tsx'
import { keepNewRecipe } from '#client/features/dishes/recipe-cache.ts'
import type { PageDialogs } from '#client/features/dishes/use-page-dialogs.ts'
import { DishFigure } from '#client/features/photo/dish-figure.tsx'
import { CookingFromPage } from '#client/features/spread/cooking-from-page.tsx'
import { Ingredients } from '#client/features/spread/ingredients/ingredients.tsx'
import { Method } from '#client/features/spread/method/method.tsx'
import { Nutrition } from '#client/features/spread/nutrition.tsx'
import { PrintButton, StartCooking } from '#client/features/spread/recipe-actions.tsx'
import { isListLonger, RecipeColumns } from '#client/features/spread/recipe-columns.tsx'
import { RecipeSpread } from '#client/features/spread/recipe-spread.tsx'
import { saveRecipe } from '#client/features/spread/saving/save-recipe.ts'
import { VerificationStrip } from '#client/features/verified/verification-strip.tsx'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink, IconButton, TextLink } from '#client/ui/buttons/button.tsx'
import { MenuItem } from '#client/ui/overlays/menu.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { Tooltip } from '#client/ui/overlays/tooltip.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { SharedRecipe } from '#contract/recipes/sharing.ts'
import { diets } from '#domain/food/diets.ts'
import { allergensOf } from '#domain/options/declared-allergies.ts'
import { optionKey } from '#domain/options/options.ts'
import { recipeFacts, summaryFor } from '#domain/recipe/verify/summary.ts'

interface SharedRecipeViewProps {
  shared: SharedRecipe
  /** Of its page. */
  address: string
  /** Saves a copy among the reader's own. */
  keep: () => Promise<Recipe>
  /** What readers are told of a recipe of their own. */
  ownWords: string
  /** Whose it is, under the title. */
  byline?: ReactNode
  /** What else can be done with it, in a menu with what saves and prints it; without, those two stand by themselves. */
  renderMore?: (files: ReactNode) => ReactNode
  /** Under the method. */
  after?: ReactNode
  /** The reader, if signed in. */
  user: User | null
  dialogs: PageDialogs
}

/** The cookbook page of somebody's recipe: to read, to cook from and to keep. */
export function SharedRecipeView({
  shared: { recipe: draft, verification, isOwn },
  address,
  keep,
  ownWords,
  byline,
  renderMore,
  after,
  user,
  dialogs,
}: SharedRecipeViewProps) {
  const recipe = { ...draft, verification }
  const cooking = useCooking(recipe, address)
  const checked = { ...recipe, summary: summaryOf(recipe, user) }
  const nutrition = <Nutrition recipe={recipe} Heading="h2" />
  return (
    <article className="@container">
      <RecipeSpread
        recipe={checked}
        place="page"
        reader={user}
        byline={byline}
        figure={<DishFigure recipe={recipe} place="page" />}
        actions={
          <Actions
            {...{ recipe, cooking, address, keep, ownWords, renderMore, user, isOwn }}
            onStart={(step) => dialogs.open({ cook: step })}
          />
        }
      />
      <VerificationStrip recipe={checked} user={user ?? nobody} place="page" />
      <RecipeColumns
        ingredients={<Ingredients recipe={recipe} cooking={cooking} Heading="h2" />}
        method={<Method recipe={recipe} cooking={cooking} Heading="h2" />}
        nutrition={!isListLonger(recipe) && nutrition}
      >
        {isListLonger(recipe) && nutrition}
        {!user && <Invitation address={address} />}
        {after}
      </RecipeColumns>
      <CookingFromPage recipe={recipe} cooking={cooking} dialogs={dialogs} />
    </article>
  )
}

const nobody = { allergies: [], kitchenEquipment: [] }

/** A member's own diet and allergies first; for a stranger what is in the dish. */
function summaryOf({ verification }: CookedRecipe, user: User | null) {
  const wanted = user?.dietaryPreference ?? ''
  const diet = diets.find((each) => optionKey(each) === optionKey(wanted))
  return summaryFor(recipeFacts(verification), { allergens: allergensOf(user?.allergies ?? []), ...(diet && { diet }) })
}

interface ActionsProps {
  recipe: CookedRecipe
  cooking: Cooking
  address: string
  keep: () => Promise<Recipe>
  ownWords: string
  renderMore: SharedRecipeViewProps['renderMore']
  user: User | null
  isOwn: boolean
  onStart: (step: number) => void
}

function Actions({ recipe, cooking, address, keep, ownWords, renderMore, user, isOwn, onStart }: ActionsProps) {
  const save = () => void saveRecipe(recipe, cooking)
  return (
    <div className="grid gap-2.5 print:hidden">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <StartCooking cooking={cooking} onStart={onStart} className="@max-[479px]:flex-[1_0_auto]" />
        {user && !isOwn && <Keep keep={keep} />}
        {renderMore ? (
          renderMore(
            <>
              <MenuItem icon={<Download aria-hidden className="icon" />} onClick={save}>
                Save Recipe
              </MenuItem>
              <MenuItem icon={<Printer aria-hidden className="icon" />} onClick={() => window.print()}>
                Print
              </MenuItem>
            </>,
          )
        ) : (
          <div className="flex">
            <Tooltip words="Save Recipe">
              <IconButton label="Save Recipe" onClick={save}>
                <Download aria-hidden className="icon" />
              </IconButton>
            </Tooltip>
            <PrintButton />
          </div>
        )}
      </div>
      {isOwn && <p className="text-ui text-ink-2">{ownWords}</p>}
      {!user && (
        <p className="text-ui text-ink-2">
          <TextLink {...paths.accountSetup('free')} onClick={() => keepPlace(address)} className="in-sentence">
            Create a free account
          </TextLink>{' '}
          to save it<span className="brief:hidden"> and have it checked for your own diet and allergies</span>.
        </p>
      )}
    </div>
  )
}

/** What a stranger who has read it all may do next. */
function Invitation({ address }: { address: string }) {
  return (
    <section aria-labelledby="invitation" className="double-rule grid justify-items-start gap-3 pt-6 print:hidden">
      <h2 id="invitation" className="text-3">
        Would it suit you?
      </h2>
      <p className="max-w-prose text-pretty text-ink-2">
        Save this recipe, and see it checked for your diet, your allergies and your kitchen. It’s free.
      </p>
      <ButtonLink look="go" {...paths.accountSetup('free')} onClick={() => keepPlace(address)}>
        Save with a free account
      </ButtonLink>
    </section>
  )
}

function Keep({ keep: act }: { keep: () => Promise<Recipe> }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const keep = useMutation({
    mutationFn: act,
    onSuccess: (recipe) => {
      keepNewRecipe(queryClient, recipe)
      toast({ title: 'Recipe saved', description: 'It’s in your recipes now.' })
      void navigate(paths.recipe(recipe.id))
    },
    onError: (error) => {
      const existing = existingOf(error)
      if (existing) {
        toast({ title: 'Already saved', description: sentenceOf(error) })
        void navigate(paths.recipe(existing.recipeId))
      } else if (!isSignedOut(error)) toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    },
  })
  return (
    <Button busy={keep.isPending} onClick={() => keep.mutate()}>
      <BookmarkPlus aria-hidden className="icon" />
      Save to my recipes
    </Button>
  )
}
