import { useQuery } from '@tanstack/react-query'
import { Suspense, type SyntheticEvent, useId, useState } from 'react'
import { todayOf } from '#client/calendar-day.ts'
import { isSignedOut, issueAt, sentenceOf } from '#client/failure.ts'
import { CookedFields, type CookedWords } from '#client/features/cooked/cooked-fields.tsx'
import { dayText } from '#client/features/cooked/cooked-words.ts'
import { entryQuery, useDeleteCooked, useSaveCooked } from '#client/features/cooked/queries.ts'
import type { PlannedMeal } from '#client/features/cooking/kept-cooking.ts'
import { DishImage } from '#client/features/dishes/dish.tsx'
import { peopleText } from '#client/features/dishes/format.ts'
import { OwnPhoto } from '#client/features/photo/own-photo.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { Button, TextLink } from '#client/ui/buttons/button.tsx'
import { FormError } from '#client/ui/fields/field.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { entitlements } from '#contract/plans.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

const HomeOffer = lazyPart(async () => (await import('#client/features/at-home/home-offer.tsx')).HomeOffer)

interface Props {
  recipe: Recipe
  user: User
  /** As many as the page shows; what was written down after the last step knows it better. */
  servings: number
  /** As what of a meal plan it was cooked. */
  planned: PlannedMeal | undefined
  onClose: () => void
}

/** After the last step, or whenever something was cooked: a thumb, a note, a photo, and what of it was at home. */
export function HowWasIt({ recipe, user, servings, planned, onClose }: Props) {
  const form = useId()
  const [today] = useState(() => todayOf(new Date()))
  const { data: entry } = useQuery(entryQuery({ recipeId: recipe.id, cookedOn: today, planned }))
  const [typed, setTyped] = useState<Partial<CookedWords>>({})
  const words: CookedWords = { cookedOn: today, rating: entry?.rating ?? null, note: entry?.note ?? '', ...typed }
  const eaten = entry?.servings ?? servings
  const save = useSaveCooked(({ rating }) => {
    toast({ title: 'In your cooking diary', description: wordsOf[rating ?? 0] })
    onClose()
  })
  const remove = useDeleteCooked(onClose)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    save.mutate({ ...words, id: entry?.id, recipeId: recipe.id, planned, servings: Math.min(100, eaten) })
  }
  const dayError = issueAt(save.error, 'cookedOn')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="narrow"
      title="How was it?"
      footer={
        <>
          {entry ? (
            <Button busy={remove.isPending} onClick={() => remove.mutate(entry)}>
              I didn’t cook it
            </Button>
          ) : (
            <Button onClick={onClose}>Cancel</Button>
          )}
          <Button look="go" type="submit" form={form} busy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-6 px-5 py-6 tablet:px-8">
        <div>
          <p className="serif text-3 leading-tight font-medium wrap-anywhere">{recipe.title}</p>
          <p className="aside mt-1 text-ui!">
            {dayText(words.cookedOn, today)}, for {peopleText(eaten)}
            {entry && '. It’s in your diary.'}
          </p>
        </div>
        <CookedFields {...{ words, today, dayError }} onChange={(change) => setTyped({ ...typed, ...change })} />
        <Photo recipe={recipe} />
        {save.isError && !dayError && !isSignedOut(save.error) && <FormError>{sentenceOf(save.error)}</FormError>}
      </form>
      <div className="px-5 pb-6 tablet:px-8">
        {entitlements[user.subscriptionTier].mealPlans && (
          <Suspense>
            <HomeOffer recipeId={recipe.id} servings={eaten} planned={planned} Heading="h3" />
          </Suspense>
        )}
        <p className="mt-5 text-ui text-ink-2">
          Made a lasting change?{' '}
          <TextLink {...paths.editRecipe(recipe.id)} className="in-sentence">
            Edit the recipe
          </TextLink>
        </p>
      </div>
    </Dialog>
  )
}

/** The one photo that a recipe has. */
function Photo({ recipe }: { recipe: Recipe }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="sr-only">Photo</legend>
      {recipe.photoUrl !== null && (
        <DishImage
          src={recipe.photoUrl}
          alt={`Photo: ${recipe.title}`}
          className="size-20 rounded-sheet object-cover!"
        />
      )}
      <OwnPhoto recipe={recipe} inWords />
    </fieldset>
  )
}

/** As the documents have them. */
const wordsOf = {
  1: 'Noted: you’d cook this again.',
  [-1]: 'Noted: you wouldn’t cook this again.',
  0: 'We’ll wait a while before suggesting it again.',
}
