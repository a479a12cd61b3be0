import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { RecipeComing, RecipeNotFound } from '#client/features/dishes/recipe-states.tsx'
import { ChangedDialog } from '#client/features/editor/changed-dialog.tsx'
import { useUpdateRecipe } from '#client/features/editor/queries.ts'
import { RecipeEditor } from '#client/features/editor/recipe-editor.tsx'
import { wrongBy } from '#client/features/editor/refusals.ts'
import { useWritten } from '#client/features/editor/use-written.ts'
import { saysTheSame, writtenOf } from '#client/features/editor/written.ts'
import { isMissing, recipeQuery } from '#client/features/recipes/queries.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { Page } from '#client/ui/pages/page.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

const route = getRouteApi('/recipes/$id/edit')

/** The words of a recipe to change. What they come to is verified as they are typed. */
export function EditRecipePage() {
  const { id } = route.useParams()
  return (
    <SignedIn>
      {(user) => (/^[1-9]\d{0,8}$/.test(id) ? <Editing key={id} id={Number(id)} user={user} /> : <NotFound />)}
    </SignedIn>
  )
}

function Editing({ id, user }: { id: number; user: User }) {
  // as it is now, not as it was shown minutes ago
  const { data, error, refetch, isFetchedAfterMount } = useQuery({ ...recipeQuery(id), refetchOnMount: 'always' })
  if (isMissing(error)) return <NotFound />
  if (data && isFetchedAfterMount && !error) return <Editor recipe={data} user={user} />
  return <RecipeComing title="Edit recipe" error={error} onRetry={() => void refetch()} />
}

function Editor({ recipe: now, user }: { recipe: Recipe; user: User }) {
  const navigate = useNavigate()
  const router = useRouter()
  const [origin, setOrigin] = useState(now)
  const [start, setStart] = useState(() => writtenOf(now))
  const form = useWritten({ userId: user.id, place: `edit-${origin.id}`, start })
  const [asksWhich, setAsksWhich] = useState(false)
  const update = useUpdateRecipe()
  const leave = () => {
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ ...paths.recipe(origin.id), replace: true })
  }
  const save = (from = origin, began = form.began) => {
    if (!form.isDirty) {
      form.done()
      return leave()
    }
    // a draft of another day may have begun with other words
    if (!saysTheSame(began, writtenOf(from))) return setAsksWhich(true)
    update.mutate(
      { written: form.written, origin: from, began },
      {
        onSuccess: (recipe) => {
          form.done()
          toast({ title: 'Recipe saved', description: 'We checked your changes.' })
          void navigate({ ...paths.recipe(recipe.id), replace: true })
        },
      },
    )
  }
  const closeChoice = () => {
    update.reset()
    setAsksWhich(false)
  }
  const isChanged = codeOf(update.error) === 'changed_elsewhere'
  const refused = update.error && !isChanged ? wrongBy(update.error, update.variables?.written ?? form.written) : null
  return (
    <Page title={`Edit: ${origin.title}`}>
      <TextLink {...paths.recipe(origin.id)} className="-mt-4 mb-2 wrap-anywhere">
        <ArrowLeft aria-hidden className="icon-small" />
        {origin.title}
      </TextLink>
      <h1 className="mb-8">Edit recipe</h1>
      <RecipeEditor
        user={user}
        form={form}
        start={start}
        origin={origin}
        saveLabel="Save changes"
        isSaving={update.isPending}
        error={
          update.error && !isChanged && !refused
            ? `${sentenceOf(update.error)} What you typed is saved on this device.`
            : null
        }
        refused={refused}
        onSave={() => save()}
        onCancel={leave}
      />
      {(isChanged || asksWhich) && (
        <ChangedDialog
          mine={form.written}
          theirs={now}
          isSaving={update.isPending}
          onClose={closeChoice}
          onMine={() => {
            setOrigin(now)
            form.beginFrom(writtenOf(now))
            closeChoice()
            save(now, writtenOf(now))
          }}
          onTheirs={() => {
            closeChoice()
            setOrigin(now)
            setStart(writtenOf(now))
            form.beginFrom(writtenOf(now))
            form.replace(writtenOf(now))
          }}
        />
      )}
    </Page>
  )
}

function NotFound() {
  return (
    <RecipeNotFound>
      <ButtonLink look="go" {...paths.recipes()}>
        Back to your recipes
      </ButtonLink>
    </RecipeNotFound>
  )
}
