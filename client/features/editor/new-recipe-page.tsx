import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { ClipboardPaste, Import } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { broughtWords } from '#client/features/check/pasted-text.ts'
import { ExistsDialog, existingOf } from '#client/features/dishes/exists-dialog.tsx'
import { RecipeComing, RecipeNotFound } from '#client/features/dishes/recipe-states.tsx'
import { markTaken, readBrought } from '#client/features/editor/brought.ts'
import { BroughtNotice } from '#client/features/editor/brought-notice.tsx'
import { PasteBox } from '#client/features/editor/paste-box.tsx'
import { type NewRecipe as Asked, useCreateRecipe, useKeepPhoto } from '#client/features/editor/queries.ts'
import { RecipeEditor } from '#client/features/editor/recipe-editor.tsx'
import { wrongBy } from '#client/features/editor/refusals.ts'
import { useWritten } from '#client/features/editor/use-written.ts'
import { blankRecipe, saysTheSame, type Written, writtenOf } from '#client/features/editor/written.ts'
import { isMissing, recipeQuery } from '#client/features/recipes/queries.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { Page } from '#client/ui/pages/page.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

const route = getRouteApi('/recipes/new')

/** A cook's own recipe, by form or out of a text; or a variation of one that they have. */
export function NewRecipePage() {
  const { variationOf } = route.useSearch()
  return (
    <SignedIn>
      {(user) =>
        variationOf === undefined ? (
          <NewRecipe key="new" user={user} />
        ) : (
          <Variation key={variationOf} user={user} of={variationOf} />
        )
      }
    </SignedIn>
  )
}

function Variation({ user, of }: { user: User; of: number }) {
  const { data: recipe, error, refetch } = useQuery(recipeQuery(of))
  if (recipe) return <NewRecipe user={user} origin={recipe} />
  if (!isMissing(error)) return <RecipeComing title="New recipe" error={error} onRetry={() => void refetch()} />
  return (
    <RecipeNotFound>
      <ButtonLink {...paths.newRecipe()}>Write a new recipe</ButtonLink>
    </RecipeNotFound>
  )
}

function NewRecipe({ user, origin }: { user: User; origin?: Recipe }) {
  const { paste: pasted } = route.useSearch()
  const paste = pasted === 'page' ? undefined : pasted
  const navigate = useNavigate()
  const router = useRouter()
  const [from] = useState(origin)
  const [start] = useState<Written>(() => (from ? { ...writtenOf(from), cookNotes: '' } : blankRecipe()))
  const form = useWritten({ userId: user.id, place: from ? `variation-${from.id}` : 'new', start })
  const [brought] = useState(() => (pasted === 'page' ? readBrought() : null))
  const [wantsPhoto, setWantsPhoto] = useState(false)
  const keepPhoto = useKeepPhoto()
  const create = useCreateRecipe()
  const exists = existingOf(create.error)
  const save = (more: Partial<Asked> = {}) =>
    create.mutate(
      { written: form.written, origin: from, variationOf: from?.id, ...more },
      {
        onSuccess: (recipe) => {
          form.done()
          if (brought) broughtWords.drop()
          if (wantsPhoto && brought?.photo) keepPhoto.mutate({ id: recipe.id, address: brought.photo })
          toast({ title: 'Recipe saved', description: recipe.title })
          void navigate({ ...paths.recipe(recipe.id), replace: true })
        },
      },
    )
  const take = (read: Written, title = 'Filled in from your text') => {
    const before = form.written
    form.replace(read)
    toast({
      title,
      description: 'Look it over, then save it.',
      ...(!saysTheSame(before, blankRecipe()) && {
        action: { label: 'Undo', onPress: () => form.replace(before) },
      }),
    })
  }
  const takeBrought = useEffectEvent(() => {
    if (!brought || brought.isTaken) return
    markTaken()
    take(brought.written, 'Recipe filled in')
  })
  useEffect(() => takeBrought(), [])
  const refused = create.error && !exists ? wrongBy(create.error, create.variables?.written ?? form.written) : null
  return (
    <Page title={from ? 'A variation' : 'New recipe'}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1>{from ? 'A variation' : paste ? 'Paste a recipe' : 'A new recipe'}</h1>
          {from && (
            <p className="mt-2">
              of{' '}
              <TextLink {...paths.recipe(from.id)} className="in-sentence wrap-anywhere">
                {from.title}
              </TextLink>
            </p>
          )}
        </div>
        {!from && !paste && (
          <div className="flex flex-wrap gap-3 max-phone:w-full max-phone:gap-2 max-phone:*:grow max-phone:*:px-2! max-phone:*:text-ui">
            <ButtonLink {...paths.newRecipe({ paste: true })}>
              <ClipboardPaste aria-hidden className="icon" />
              Paste a whole recipe
            </ButtonLink>
            <ButtonLink {...paths.importRecipes()}>
              <Import aria-hidden className="icon" />
              Import recipes
            </ButtonLink>
          </div>
        )}
      </div>
      {brought && <BroughtNotice brought={brought} wantsPhoto={wantsPhoto} onWantsPhoto={setWantsPhoto} />}
      {paste && !from ? (
        <PasteBox
          isChecked={paste === 'checked'}
          onRead={(read) => {
            take(read)
            void navigate({ ...paths.newRecipe(), replace: true })
          }}
        />
      ) : (
        <RecipeEditor
          user={user}
          form={form}
          start={start}
          origin={from}
          saveLabel={from ? 'Save variation' : 'Save recipe'}
          isSaving={create.isPending}
          error={create.error && !exists && !refused ? failureText(create.error) : null}
          refused={refused}
          onSave={() => save()}
          onCancel={() => (router.history.canGoBack() ? router.history.back() : void navigate(paths.recipes()))}
        />
      )}
      {exists && (
        <ExistsDialog
          existing={exists}
          isSaving={create.isPending}
          onClose={create.reset}
          onOpen={() => {
            form.done()
            void navigate({ ...paths.recipe(exists.recipeId), replace: true })
          }}
          onVariation={() => save({ variationOf: exists.recipeId })}
          onKeepBoth={() => save({ keepBoth: true })}
        />
      )}
    </Page>
  )
}

/** That it did not get through, and that nothing is lost. */
function failureText(error: Error): string {
  const code = codeOf(error)
  return `${sentenceOf(error)}${code === 'invalid_input' ? '' : ' What you typed is saved on this device.'}`
}
