import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { tellFailure } from '#client/failure.ts'
import { recipeKeys } from '#client/features/recipes/recipe-cache.ts'
import { toast } from '#client/ui/toast.ts'
import { useSingle } from '#client/use-single.ts'
import type { CookedDish } from '#contract/cooked.ts'

const keys = {
  all: ['cooked'],
  pages: (recipeId: number | undefined) => ['cooked', 'pages', recipeId ?? null],
  day: (recipeId: number, day: string) => ['cooked', 'day', recipeId, day],
} as const

/** Entries of a page: two months of somebody who cooks most days. */
const entriesAPage = 50

/** The diary, the last day first, page by page; of one recipe, or of all. */
export const diaryQuery = (recipeId: number | undefined) =>
  infiniteQueryOptions({
    queryKey: keys.pages(recipeId),
    queryFn: ({ signal, pageParam }) =>
      api.cooked.listPage({
        query: { limit: entriesAPage, ...(recipeId && { recipeId }), ...(pageParam !== '' && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

/** The entry of a recipe on a day that is not long ago; null where there is none. */
export const entryQuery = (recipeId: number, day: string) =>
  queryOptions({
    queryKey: keys.day(recipeId, day),
    queryFn: async ({ signal }): Promise<CookedDish | null> => {
      const newest = await api.cooked.list({ query: { recipeId, limit: 5 }, signal })
      return newest.find(({ cookedOn }) => cookedOn === day) ?? null
    },
    staleTime: 0,
  })

/** How it was. Without an id it is written down, with one that entry says it. */
interface HowItWas {
  id?: number | undefined
  recipeId: number
  cookedOn: string
  servings: number
  rating: CookedDish['rating']
  note: string
}

/** The same recipe on the same day is one entry, however often it is sent. */
export function useSaveCooked(onSaved: (dish: CookedDish) => void) {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: ({ id, recipeId, ...how }: HowItWas) =>
      id === undefined
        ? api.cooked.note({ body: { recipeId, ...how } })
        : api.cooked.update({ params: { id }, body: how }),
    onSuccess: (dish) => {
      changed(queryClient, dish.recipeId)
      onSaved(dish)
    },
  })
}

/** Writes down what was cooked today, and answers whether it could; where not, whoever says how it was says this with it. */
export async function noteCooked(
  queryClient: QueryClient,
  { recipeId, servings, cookedOn }: { recipeId: number; servings: number; cookedOn: string },
): Promise<boolean> {
  try {
    const dish = await api.cooked.note({ body: { recipeId, servings: Math.min(100, servings), cookedOn } })
    queryClient.setQueryData(entryQuery(recipeId, cookedOn).queryKey, dish)
    changed(queryClient, recipeId)
    return true
  } catch {
    // no reception in this kitchen
    return false
  }
}

/** Deleted at once, with a way back in the toast. */
export function useDeleteCooked(onDeleted: () => void = () => undefined) {
  const queryClient = useQueryClient()
  const restore = async ({ id, title }: CookedDish) => {
    try {
      const { recipeId } = await api.cooked.restore({ params: { id }, body: {} })
      changed(queryClient, recipeId)
      toast({ title: 'Back in your diary', description: title })
    } catch (error) {
      tellFailure(error, 'Failed to restore it')
    }
  }
  return useMutation({
    mutationFn: ({ id }: CookedDish) => api.cooked.remove({ params: { id }, body: {} }),
    onSuccess: (_answer, dish) => {
      changed(queryClient, dish.recipeId)
      toast({
        title: 'Deleted from your diary',
        description: dish.title,
        action: { label: 'Undo', onPress: () => void restore(dish) },
      })
      onDeleted()
    },
    onError: (error) => tellFailure(error, 'Failed to delete it from your diary'),
  })
}

/** The diary is otherwise than it was, and so are the recipe that counts and what comes to mind for tonight. */
function changed(queryClient: QueryClient, recipeId: number | null): void {
  void queryClient.invalidateQueries({ queryKey: keys.all })
  if (recipeId !== null) void queryClient.invalidateQueries({ queryKey: recipeKeys.one(recipeId), exact: true })
  void queryClient.invalidateQueries({ queryKey: recipeKeys.lists })
}
