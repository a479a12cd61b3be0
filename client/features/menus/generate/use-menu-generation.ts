import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { recipeKeys } from '#client/features/dishes/recipe-cache.ts'
import { createdText } from '#client/features/menus/menu-words.ts'
import { keepMenu } from '#client/features/menus/queries.ts'
import { planningApi } from '#client/planning-api.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import { useUnderWay } from '#client/use-under-way.ts'
import { CallError } from '#contract/client.ts'
import type { GeneratedMenu, MenuEvent, MenuForm } from '#contract/planning/menus.ts'
import type { Course } from '#domain/plan/menu/options.ts'

type Arrived = Extract<MenuEvent, { type: 'recipe' }>

/** How far a menu has come: its courses, and the recipes that are written, by their place. */
export interface MenuWriting {
  message: string
  courses: readonly Course[]
  arrived: readonly Arrived[]
  isCancelling: boolean
  /** What it is cancelled by, once the server has begun. */
  id: string | null
}

/** Asks for a menu and follows it as its recipes are written. It goes on when nobody looks; `cancel` keeps nothing and costs nothing. */
export function useMenuGeneration() {
  const queryClient = useQueryClient()
  const { state: writing, now, change } = useUnderWay<MenuWriting>('menu', blank)

  const run = useSingle({
    mutationKey: ['generate-menu'],
    mutationFn: async (body: MenuForm): Promise<GeneratedMenu> => {
      change(blank)
      for await (const event of planningApi.menus.generateStream({ body })) {
        if (event.type === 'done') return event.result
        if (event.type === 'started') {
          change({ id: event.generationId, courses: event.courses })
          if (now().isCancelling) stop(event.generationId)
        } else if (event.type === 'progress') change({ message: event.message })
        else change(({ arrived }) => ({ arrived: [...arrived, event] }))
      }
      throw new Error('The stream ended before the menu arrived.')
    },
    onSuccess: ({ menu, summary }) => {
      keepMenu(queryClient, menu)
      toast({
        title: 'Menu Generated Successfully!',
        description: createdText(summary.totalRecipes, menu.mealType),
      })
    },
    onError: (error) => tellFailure(error, now().id !== null),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: recipeKeys.lists })
    },
  })

  return {
    writing,
    isPending: run.isPending,
    start: (
      body: MenuForm,
      { onMade, onRefused }: { onMade: (made: GeneratedMenu) => void; onRefused: (refusal: CallError) => void },
    ) =>
      run.mutate(body, {
        onSuccess: onMade,
        onError: (error) => {
          if (error instanceof CallError && isForForm(error)) onRefused(error)
        },
      }),
    cancel: () => {
      change({ isCancelling: true })
      const { id } = now()
      if (id !== null) stop(id)
    },
  }
}

const blank: MenuWriting = { message: 'Reading your request', courses: [], arrived: [], isCancelling: false, id: null }

/** The stream itself tells how it ended; a menu that was saved already comes all the same. */
function stop(id: string): void {
  api.recipes.cancelGeneration({ params: { id }, body: {} }).catch((error: unknown) => {
    toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
  })
}

function isForForm({ code }: CallError): boolean {
  return code === 'wishes_contradict' || code === 'daily_limit_reached'
}

/** `hasBegun`: the server goes on writing although the connection is lost. */
function tellFailure(error: Error, hasBegun: boolean): void {
  if (isSignedOut(error) || (error instanceof CallError && isForForm(error))) return
  if (error instanceof CallError && error.code === 'generation_cancelled')
    toast({ title: 'Stopped', description: 'Nothing was saved, and none of today’s recipes were used.' })
  else if (hasBegun && !(error instanceof CallError))
    toast({
      title: 'Connection lost',
      description: 'Your menu is still being written. Look for it in My Menus in a moment.',
    })
  else toast({ title: 'Menu Generation Failed', description: sentenceOf(error), variant: 'destructive' })
}
