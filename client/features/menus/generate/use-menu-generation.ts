import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { currentUserQuery } from '#client/features/accounts/queries.ts'
import { createdText } from '#client/features/menus/menu-words.ts'
import { keepMenu } from '#client/features/menus/queries.ts'
import { recipeKeys } from '#client/features/recipes/recipe-cache.ts'
import { toast } from '#client/ui/toast.ts'
import { useSingle } from '#client/use-single.ts'
import { CallError } from '#contract/client.ts'
import type { GeneratedMenu, MenuEvent, MenuForm } from '#contract/menus.ts'
import type { Course } from '#domain/plan/menu/options.ts'

type Arrived = Extract<MenuEvent, { type: 'recipe' }>

/** How far a menu has come: its courses, and the recipes that are written, by their place. */
export interface MenuWriting {
  message: string
  courses: readonly Course[]
  arrived: readonly Arrived[]
  isCancelling: boolean
}

/** Asks for a menu and follows it as its recipes are written. It goes on when nobody looks; `cancel` keeps nothing and costs nothing. */
export function useMenuGeneration() {
  const queryClient = useQueryClient()
  const [writing, setWriting] = useState<MenuWriting>(blank)
  const running = useRef<{ id: string | null; wantsCancel: boolean }>({ id: null, wantsCancel: false })
  const change = (part: Partial<MenuWriting>) => setWriting((before) => ({ ...before, ...part }))

  const run = useSingle({
    mutationFn: async (body: MenuForm): Promise<GeneratedMenu> => {
      running.current = { id: null, wantsCancel: false }
      setWriting(blank)
      for await (const event of api.menus.generateStream({ body })) {
        if (event.type === 'done') return event.result
        if (event.type === 'started') {
          running.current.id = event.generationId
          change({ courses: event.courses })
          if (running.current.wantsCancel) stop(event.generationId)
        } else if (event.type === 'progress') change({ message: event.message })
        else setWriting((before) => ({ ...before, arrived: [...before.arrived, event] }))
      }
      throw new Error('The stream ended before its menu.')
    },
    onSuccess: ({ menu, summary }) => {
      keepMenu(queryClient, menu)
      toast({
        title: 'Menu Generated Successfully!',
        description: createdText(summary.totalRecipes, menu.mealType),
      })
    },
    onError: (error) => tellFailure(error, running.current.id !== null),
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
      running.current.wantsCancel = true
      change({ isCancelling: true })
      if (running.current.id !== null) stop(running.current.id)
    },
  }
}

const blank: MenuWriting = { message: 'Reading your wishes', courses: [], arrived: [], isCancelling: false }

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
    toast({ title: 'Stopped', description: 'Nothing was saved, and nothing was counted.' })
  else if (hasBegun && !(error instanceof CallError))
    toast({
      title: 'Connection Lost',
      description: 'Your menu is still being written. Look for it in My Menus in a moment.',
    })
  else toast({ title: 'Menu Generation Failed', description: sentenceOf(error), variant: 'destructive' })
}
