import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { tellFailure } from '#client/failure.ts'
import { makingList, takeList, takeNewList } from '#client/features/list-keeping/shopping-cache.ts'
import { type PlanRefusal, planRefusal } from '#client/features/shopping/make/refusal.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'

/** What the page does where it is still there: whoever has left it is led nowhere. */
interface Made {
  onMade: (list: ShoppingList) => void
  /** The plan does not allow it: the caller shows the panel. */
  onRefused: (refusal: PlanRefusal) => void
}

/** A list of one recipe, for so many servings, or of several in one; the latter asks for the plan that may. */
export function useMakeList({ onMade, onRefused }: Made) {
  const queryClient = useQueryClient()
  const make = useSingle({
    mutationKey: makingList,
    mutationFn: ({ recipeIds, servings }: { recipeIds: readonly number[]; servings?: number }) =>
      recipeIds.length === 1
        ? api.shopping.ofRecipe({ params: { id: recipeIds[0]! }, body: servings === undefined ? {} : { servings } })
        : api.shopping.combined({ body: { recipeIds: [...recipeIds] } }),
    onSuccess: (list) => {
      takeNewList(queryClient, list)
      toast({ title: 'Shopping List Generated!', description: list.title, isAside: true })
    },
    onError: (error) => {
      if (!planRefusal(error)) tellFailure(error, 'Failed to generate shopping list')
    },
  })
  return answeredHere(make, { onMade, onRefused })
}

/** One list of all recipes of a menu, for as many as the menu. */
export function useMakeMenuList(onMade: (list: ShoppingList) => void) {
  const queryClient = useQueryClient()
  const make = useSingle({
    mutationKey: makingList,
    mutationFn: ({ recipes, servings }: { recipes: readonly { id: number; title: string }[]; servings: number }) =>
      api.shopping.ofMenu({
        body: { recipeIds: recipes.map(({ id }) => id), recipeNames: recipes.map(({ title }) => title), servings },
      }),
    onSuccess: (list) => {
      takeNewList(queryClient, list)
      toast({ title: 'Shopping List Generated!', description: list.title, isAside: true })
    },
    onError: (error) => tellFailure(error, 'Failed to generate shopping list'),
  })
  return answeredHere(make, { onMade })
}

/** Puts a recipe on a list that is there already. */
export function useAddRecipe({ onMade, onRefused }: Made) {
  const queryClient = useQueryClient()
  const add = useSingle({
    mutationKey: makingList,
    mutationFn: ({ listId, ...body }: { listId: number; recipeId: number; servings?: number }) =>
      api.shopping.addRecipe({ params: { id: listId }, body }),
    onSuccess: (list) => {
      takeList(queryClient, list)
      toast({ title: 'Updated', description: `Added to ${list.title}` })
    },
    onError: (error) => {
      if (!planRefusal(error)) tellFailure(error, 'Failed to add the recipe to the list')
    },
  })
  return answeredHere(add, { onMade, onRefused })
}

/** What a press is answered with on the page where it was made: not heard once that page is gone. */
function answeredHere<Given>(
  { isPending, mutate }: ReturnType<typeof useSingle<ShoppingList, Given, unknown>>,
  { onMade, onRefused }: Pick<Made, 'onMade'> & Partial<Made>,
) {
  return {
    isPending,
    mutate: (given: Given) =>
      mutate(given, {
        onSuccess: onMade,
        onError: (error) => {
          const refusal = planRefusal(error)
          if (refusal) onRefused?.(refusal)
        },
      }),
  }
}
