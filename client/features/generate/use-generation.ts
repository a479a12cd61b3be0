import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '#client/api.ts'
import { isOverloaded, isSignedOut, sentenceOf } from '#client/failure.ts'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { keepNewRecipe, recipeKeys } from '#client/features/dishes/recipe-cache.ts'
import { generationKey } from '#client/features/generate/is-generating.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import { useUnderWay } from '#client/use-under-way.ts'
import { CallError } from '#contract/client.ts'
import type { GenerationForm } from '#contract/recipes/generation.ts'
import type { GenerationEvent } from '#contract/recipes/generation-event.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'

/** How far a recipe has come. */
export interface Writing {
  message: string
  draft: Extract<GenerationEvent, { type: 'draft' }>['draft']
  isCancelling: boolean
  /** What it is cancelled by, once the server has begun. */
  id: string | null
}

interface Outcome {
  /** Whether somebody still looks, so that the recipe opens when it is made. */
  isSeen: () => boolean
  onMade: (recipe: Recipe) => void
  /** Refusals that the form shows itself. */
  onRefused: (refusal: CallError) => void
  /** Refused, cancelled or broken off: nothing was made, and whoever hears this says so where somebody still looks. */
  onFailed?: (error: Error) => void
}

/**
 * Asks for a recipe and follows it as it is written, wherever it was asked for. It goes on when nobody looks; `cancel` stops it and costs
 * nothing.
 */
export function useGeneration() {
  const queryClient = useQueryClient()
  const { state: writing, now, change } = useUnderWay<Writing>('recipe', blank)
  const isSeen = useRef<() => boolean>(() => true)
  const isToldThere = useRef(false)

  const run = useSingle({
    mutationKey: generationKey,
    mutationFn: async (body: GenerationForm): Promise<Recipe> => {
      change(blank)
      for await (const event of api.recipes.generateStream({ body })) {
        if (event.type === 'done') {
          await drawn(event.result.imageUrl)
          return event.result
        }
        if (event.type === 'started') {
          change({ id: event.generationId })
          if (now().isCancelling) stop(event.generationId)
        } else if (event.type === 'progress') change({ message: event.message })
        else change(({ draft }) => ({ draft: { ...draft, ...event.draft } }))
      }
      throw new Error('The stream ended before the recipe arrived.')
    },
    onSuccess: (recipe) => {
      keepNewRecipe(queryClient, recipe)
      // over the recipe itself its title is no news
      toast({ title: 'Recipe Generated!', ...(isSeen.current() ? { isAside: true } : { description: recipe.title }) })
    },
    onError: (error) => tellFailure(error, now().id !== null, isToldThere.current && isSeen.current()),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: recipeKeys.lists })
    },
  })

  const start = (body: GenerationForm, { isSeen: isLookedAt, onMade, onRefused, onFailed }: Outcome): void => {
    isSeen.current = isLookedAt
    isToldThere.current = onFailed !== undefined
    run.mutate(body, {
      onSuccess: onMade,
      onError: (error) => {
        if (error instanceof CallError && isForForm(error)) onRefused(error)
        if (onFailed) onFailed(error)
        else if (isOverloaded(error)) offerAgain(error, () => start(body, { isSeen: isLookedAt, onMade, onRefused }))
      },
    })
  }

  return {
    writing,
    isPending: run.isPending,
    start,
    cancel: () => {
      change({ isCancelling: true })
      const { id } = now()
      if (id !== null) stop(id)
    },
  }
}

const blank: Writing = { message: 'Reading your request', draft: {}, isCancelling: false, id: null }

/** The dish is there when its recipe opens, unless its picture takes long. */
async function drawn(address: string): Promise<void> {
  const picture = new Image()
  picture.src = address
  await Promise.race([
    picture.decode().catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, longestForPicture)
    }),
  ])
}
const longestForPicture = 700

/** The stream itself tells how it ended; a recipe that was delivered already comes all the same. */
function stop(id: string): void {
  api.recipes.cancelGeneration({ params: { id }, body: {} }).catch((error: unknown) => {
    toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
  })
}

/** Where nobody else offers it. */
function offerAgain(error: Error, again: () => void): void {
  const action = { label: 'Try again', onPress: again }
  toast({ title: 'Generation Failed', description: sentenceOf(error), variant: 'destructive', action })
}

function isForForm({ code }: CallError): boolean {
  return code === 'wishes_contradict' || code === 'daily_limit_reached'
}

/** `hasBegun`: the server goes on writing although the connection is lost. `isTold`: the page says itself that it failed. */
function tellFailure(error: Error, hasBegun: boolean, isTold: boolean): void {
  if (isSignedOut(error)) return
  const code = error instanceof CallError ? error.code : undefined
  if (error instanceof CallError && isForForm(error)) return
  if (code === 'generation_cancelled')
    toast({ title: 'Stopped', description: 'This didn’t count toward today’s recipes.' })
  else if (code === 'setup_required')
    toast({
      title: 'Account Setup Required',
      description: 'Please complete your account setup before generating recipes.',
      variant: 'destructive',
    })
  else if (hasBegun && !(error instanceof CallError))
    toast({
      title: 'Connection lost',
      description: 'Your recipe is still being written. Look for it in your recent recipes in a moment.',
    })
  else if (!isTold)
    toast({
      title: 'Generation Failed',
      description: sentenceOf(error, 'Failed to generate recipe'),
      variant: 'destructive',
    })
}
