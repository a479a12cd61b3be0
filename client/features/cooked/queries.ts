import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { tellFailure } from '#client/failure.ts'
import { offerOfHome } from '#client/features/at-home/after-cooking.ts'
import type { PlannedMeal } from '#client/features/cooking/kept-cooking.ts'
import { recipeKeys } from '#client/features/dishes/recipe-cache.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import type { CookedDish } from '#contract/home/cooked.ts'

const keys = {
  all: ['cooked'],
  pages: (recipeId: number | undefined) => ['cooked', 'pages', recipeId ?? null],
  day: ({ recipeId, cookedOn, planned }: DishOfDay) => ['cooked', 'day', recipeId, cookedOn, planned?.entry ?? null],
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

/** What has one entry of the diary: a recipe on a day, or as a dish of a meal plan. */
interface DishOfDay {
  recipeId: number
  cookedOn: string
  planned?: PlannedMeal | undefined
}

/** The entry of a dish on a day that is not long ago, or the last one of its recipe; null where there is none. */
export const entryQuery = (dish: DishOfDay) =>
  queryOptions({
    queryKey: keys.day(dish),
    queryFn: async ({ signal }): Promise<CookedDish | null> => {
      const { recipeId, cookedOn, planned } = dish
      const newest = await api.cooked.list({ query: { recipeId, limit: 10 }, signal })
      const ofDay = newest.filter((entry) => entry.cookedOn === cookedOn)
      // who doesn’t say of which dish they speak means the one that was cooked last
      return ofDay.find((entry) => !planned || entry.planned?.entry === planned.entry) ?? null
    },
    staleTime: 0,
  })

/** How it was. Without an id it is written down, with one that entry says it. */
interface HowItWas extends DishOfDay {
  id?: number | undefined
  servings: number
  rating: CookedDish['rating']
  note: string
}

/** The same dish on the same day is one entry, however often it is sent. */
export function useSaveCooked(onSaved: (dish: CookedDish) => void) {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: ({ id, recipeId, planned, ...how }: HowItWas) =>
      id === undefined
        ? api.cooked.note({ body: { recipeId, planned, ...how } })
        : api.cooked.update({ params: { id }, body: how }),
    onSuccess: (dish) => {
      changed(queryClient, dish.recipeId)
      onSaved(dish)
    },
  })
}

interface CookedThen extends DishOfDay {
  servings: number
}

/** For more than the diary counts, it says the most. */
function bodyOf({ servings, ...dish }: CookedThen) {
  return { ...dish, servings: Math.min(100, servings) }
}

/** Writes down what was cooked today, and answers whether it could; where not, whoever says how it was says this with it. */
export async function noteCooked(queryClient: QueryClient, dish: CookedThen): Promise<boolean> {
  try {
    const entry = await api.cooked.note({ body: bodyOf(dish) })
    queryClient.setQueryData(entryQuery(dish).queryKey, entry)
    changed(queryClient, dish.recipeId)
    return true
  } catch {
    // no reception in this kitchen
    return false
  }
}

/**
 * Writes a dish of a plan down as cooked. Where it wasn’t in the diary before, the toast offers to take what of it is at home away, and has
 * a way back.
 */
export function useMarkCooked(onMarked: () => void = () => undefined) {
  const queryClient = useQueryClient()
  const remove = async ({ id, recipeId }: CookedDish) => {
    try {
      await api.cooked.remove({ params: { id }, body: {} })
      changed(queryClient, recipeId)
    } catch (error) {
      tellFailure(error, 'We couldn’t undo that. Please try again.')
    }
  }
  return useSingle({
    mutationFn: async (dish: CookedThen) => {
      const [noted, offer] = await Promise.all([
        api.cooked.note({ body: bodyOf(dish) }),
        offerOfHome(queryClient, [dish]),
      ])
      return { noted, offer }
    },
    onSuccess: ({ noted, offer }) => {
      onMarked()
      changed(queryClient, noted.recipeId)
      const title = 'In your cooking diary'
      const undo = { label: 'Undo', onPress: () => void remove(noted) }
      if (!noted.isNew) toast({ title, description: noted.title })
      else if (!offer) toast({ title, description: noted.title, action: undo })
      else toast({ ...offer, title, description: `${noted.title}. ${offer.description}`, back: undo })
    },
    onError: (error) => tellFailure(error, 'We couldn’t add it to your diary. Please try again.'),
  })
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
      tellFailure(error, 'We couldn’t restore that. Please try again.')
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
    onError: (error) => tellFailure(error, 'We couldn’t delete it from your diary. Please try again.'),
  })
}

/** The diary is otherwise than it was, and so are the recipe that counts and what comes to mind for tonight. */
function changed(queryClient: QueryClient, recipeId: number | null): void {
  void queryClient.invalidateQueries({ queryKey: keys.all })
  if (recipeId !== null) void queryClient.invalidateQueries({ queryKey: recipeKeys.one(recipeId), exact: true })
  void queryClient.invalidateQueries({ queryKey: recipeKeys.lists })
  // plans say what of them was cooked
  void queryClient.invalidateQueries({ queryKey: ['meal-plans'] })
}
