import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { takenText } from '#client/features/at-home/stock-words.ts'
import { shoppingKeys } from '#client/features/shopping/shopping-cache.ts'
import { toast } from '#client/ui/toast.ts'
import { useSingle } from '#client/use-single.ts'
import { capital } from '#client/wording.ts'
import type { AtHomeItem } from '#contract/at-home.ts'

const keys = {
  all: ['at-home'],
  items: ['at-home', 'items'],
  recipe: (id: number, servings: number) => ['at-home', 'recipe', id, servings],
} as const

/** What is at home, what has to go first first. Another phone may have cooked meanwhile. */
export const atHomeQuery = queryOptions({
  queryKey: keys.items,
  queryFn: ({ signal }) => api.atHome.list({ signal }),
  staleTime: 0,
})

/** What cooking a recipe would take. */
export const recipeAtHomeQuery = (recipeId: number, servings: number) =>
  queryOptions({
    queryKey: keys.recipe(recipeId, servings),
    queryFn: ({ signal }) => api.atHome.ofRecipe({ params: { recipeId }, query: { servings }, signal }),
    staleTime: 30_000,
  })

/** What is at home is otherwise than it was, and so are the lists that leave it out. */
function changed(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: keys.all })
  void queryClient.invalidateQueries({ queryKey: shoppingKeys.all })
}

export function useAddStock(onAdded: (item: AtHomeItem) => void) {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: (body: { text: string; useBy: string | null }) => api.atHome.add({ body }),
    onSuccess: (item) => {
      queryClient.setQueryData(atHomeQuery.queryKey, (items) => items && [...items, item])
      changed(queryClient)
      onAdded(item)
    },
  })
}

export function useChangeStock(onChanged: () => void) {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: ({ id, ...body }: { id: number; text?: string; useBy?: string | null }) =>
      api.atHome.update({ params: { id }, body }),
    onSuccess: () => {
      changed(queryClient)
      onChanged()
    },
  })
}

/** Deleted at once, with a way back in the toast. */
export function useDeleteStock() {
  const queryClient = useQueryClient()
  const restore = async (id: number) => {
    try {
      const item = await api.atHome.restore({ params: { id }, body: {} })
      changed(queryClient)
      toast({ title: 'It is there again', description: capital(item.name) })
    } catch (error) {
      tellFailure(error, 'Failed to bring it back')
    }
  }
  return useMutation({
    mutationFn: ({ id }: AtHomeItem) => api.atHome.remove({ params: { id }, body: {} }),
    onSuccess: (_answer, { id, name }) => {
      queryClient.setQueryData(atHomeQuery.queryKey, (items) => items?.filter((item) => item.id !== id))
      changed(queryClient)
      toast({
        title: 'Deleted',
        description: capital(name),
        action: { label: 'Undo', onPress: () => void restore(id) },
      })
    },
    onError: (error) => tellFailure(error, 'Failed to delete it'),
  })
}

/** Takes what a recipe uses away, with a way back in the toast. */
export async function takeFromHome(queryClient: QueryClient, recipeId: number, servings: number): Promise<void> {
  try {
    const { cookingId, taken } = await api.atHome.cooked({ body: { recipeId, servings } })
    changed(queryClient)
    if (cookingId === null) toast({ title: 'Nothing of it is at home any more' })
    else
      toast({
        title: 'Taken from what is at home',
        description: takenText(taken),
        action: { label: 'Undo', onPress: () => void putBack(queryClient, cookingId) },
      })
  } catch (error) {
    tellFailure(error, 'Failed to take it')
  }
}

async function putBack(queryClient: QueryClient, cookingId: number): Promise<void> {
  try {
    await api.atHome.undoCooked({ params: { cookingId }, body: {} })
    changed(queryClient)
    toast({ title: 'It is there again' })
  } catch (error) {
    tellFailure(error, 'Failed to put it back')
  }
}

/** Puts what is ticked on a list at home. */
export async function takeListHome(queryClient: QueryClient, listId: number, onSee: () => void): Promise<void> {
  try {
    const added = await api.atHome.fromList({ body: { listId } })
    changed(queryClient)
    const see = { label: 'See what is at home', onPress: onSee }
    const [first] = added
    if (!first) toast({ title: 'All that is ticked is at home already', action: see })
    else
      toast({
        title: 'At home now',
        description: added.length === 1 ? capital(first.name) : `${added.length} things`,
        action: see,
      })
  } catch (error) {
    tellFailure(error, 'Failed to put it at home')
  }
}

/** An ended session is told of by the query client already. */
function tellFailure(error: unknown, otherwise: string): void {
  if (!isSignedOut(error)) toast({ title: 'Error', description: sentenceOf(error, otherwise), variant: 'destructive' })
}
