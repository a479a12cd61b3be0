import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { tellFailure } from '#client/failure.ts'
import { recipeKeys } from '#client/features/dishes/recipe-cache.ts'
import { swappedText } from '#client/features/meal-plans/changes/swapping.ts'
import { waitingOf, whenArrived } from '#client/features/meal-plans/changes/waiting-changes.ts'
import { withAwaited } from '#client/features/meal-plans/plan-changes.ts'
import { planningApi } from '#client/planning-api.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import { CallError } from '#contract/client.ts'
import type { Call } from '#contract/endpoint.ts'
import type { contract } from '#contract/index.ts'
import type { MealPlan, MealPlanWithMeals } from '#contract/planning/plan-view.ts'
import type { Place } from '#domain/plan/meal-plan/calendar/place.ts'

type Rows = (typeof contract)['mealPlans']
export type PlanPatch = Call<Rows['update']>['body']
export type NewPlan = Call<Rows['create']>['body']

/** A plan as it is between two changes. */
type PlanState = Pick<MealPlanWithMeals, 'id' | 'version'>

export const planKeys = {
  all: ['meal-plans'],
  lists: ['meal-plans', 'list'],
  newest: ['meal-plans', 'list', 'newest'],
  one: (id: number) => ['meal-plans', 'one', id],
  prices: ({ id, version }: PlanState) => ['meal-plans', 'prices', id, version],
  meal: (id: number, { day, meal }: Place) => ['meal-plans', 'meal', id, day, meal],
  today: (date: string) => ['meal-plans', 'today', date],
  startToday: (date: string) => ['meal-plans', 'today', date, 'start'],
  startAhead: (id: number) => ['meal-plans', 'start', id],
  feed: ['meal-plans', 'feed'],
} as const

/** Another phone may have changed it: asked again whenever somebody looks. */
const askedAgain = { staleTime: 5000, refetchOnWindowFocus: true, refetchOnReconnect: true } as const

const plansQuery = (template: boolean) =>
  infiniteQueryOptions({
    queryKey: [...planKeys.lists, { template }],
    queryFn: async ({ signal, pageParam }) => {
      const query = { limit: 20, cursor: pageParam, template: template ? 'true' : 'false' }
      const { rows, next } = await planningApi.mealPlans.listPage({ query, signal })
      return { plans: rows, next: next ?? undefined }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    ...askedAgain,
  })

/** Own plans, newest first; templates apart. */
export function useMealPlans(template: boolean) {
  const query = useInfiniteQuery(plansQuery(template))
  return { ...query, plans: query.data?.pages.flatMap(({ plans }) => plans) }
}

export const planQuery = (queryClient: QueryClient, id: number) =>
  queryOptions({
    queryKey: planKeys.one(id),
    queryFn: async ({ signal }) => newer(queryClient, await planningApi.mealPlans.get({ params: { id }, signal })),
    ...askedAgain,
  })

/** The plan that was made last, for whom the next one is likely to be; null before the first. */
export const newestPlanQuery = queryOptions({
  queryKey: planKeys.newest,
  queryFn: async ({ signal }) => {
    const [newest] = await planningApi.mealPlans.list({ query: { limit: 1 }, signal })
    return newest ? await planningApi.mealPlans.get({ params: { id: newest.id }, signal }) : null
  },
  staleTime: 0,
})

export const todayQuery = (date: string) =>
  queryOptions({
    queryKey: planKeys.today(date),
    queryFn: ({ signal }) => planningApi.mealPlans.today({ query: { date }, signal }),
    ...askedAgain,
  })

/** What is begun on a date for the dishes of that day and of later ones. */
export const startTodayQuery = (date: string) =>
  queryOptions({
    queryKey: planKeys.startToday(date),
    queryFn: ({ signal }) => planningApi.mealPlans.aheadOn({ query: { date }, signal }),
    ...askedAgain,
  })

/** What of a plan is begun long before it is cooked. */
export const startAheadQuery = (id: number) =>
  queryOptions({
    queryKey: planKeys.startAhead(id),
    queryFn: ({ signal }) => planningApi.mealPlans.ahead({ params: { id }, signal }),
    ...askedAgain,
  })

/** What is cooked for one meal of a plan, with what cooking needs, and when to start what. */
export const mealQuery = (id: number, place: Place) =>
  queryOptions({
    queryKey: planKeys.meal(id, place),
    queryFn: ({ signal }) => planningApi.mealPlans.meal({ params: { id }, query: { ...place }, signal }),
    // nobody begins with the dishes of before
    staleTime: 0,
    gcTime: 0,
  })

export const feedQuery = queryOptions({
  queryKey: planKeys.feed,
  queryFn: ({ signal }) => planningApi.mealPlans.feed({ signal }),
})

/** Whether a plan is not there, or not the reader's. */
export const isMissingPlan = (error: unknown) => error instanceof CallError && [400, 404].includes(error.status)

/** Of two answers that crossed on their way, the later state of the plan; what waits to be sent is still called by its name. */
function newer(queryClient: QueryClient, answered: MealPlanWithMeals): MealPlanWithMeals {
  const known = queryClient.getQueryData<MealPlanWithMeals>(planKeys.one(answered.id))
  if (!known) return answered
  return known.version > answered.version ? known : withAwaited(answered, known, waitingOf(answered.id))
}

/** A plan as the server answered it, wherever it is shown. */
export function keepPlan(queryClient: QueryClient, answered: MealPlanWithMeals): MealPlanWithMeals {
  const plan = newer(queryClient, answered)
  queryClient.setQueryData(planKeys.one(plan.id), plan)
  void queryClient.invalidateQueries({ queryKey: planKeys.startAhead(plan.id) })
  void queryClient.invalidateQueries({ queryKey: planKeys.lists })
  void queryClient.invalidateQueries({ queryKey: ['meal-plans', 'today'] })
  return plan
}

/** One of them is active: the others, which may be known as that, are asked again. */
function keepOnePlan(queryClient: QueryClient, answered: MealPlanWithMeals): void {
  keepPlan(queryClient, answered)
  if (answered.isActive)
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] === 'one' && queryKey[0] === 'meal-plans' && queryKey[2] !== answered.id,
    })
}

/** New dishes stand among the recipes too. */
export function keepMadePlan(queryClient: QueryClient, plan: MealPlanWithMeals): void {
  keepOnePlan(queryClient, plan)
  void queryClient.invalidateQueries({ queryKey: recipeKeys.lists })
  void queryClient.invalidateQueries({ queryKey: recipeKeys.libraries })
}

/** Its words, days, people and rules, and whether it is active. Changes of its calendar go another way. */
export function useChangePlan(told = 'Updated') {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: ({ id, ...body }: { id: number } & Omit<PlanPatch, 'changes' | 'clock'>) =>
      planningApi.mealPlans.update({ params: { id }, body }),
    onSuccess: (plan) => {
      keepOnePlan(queryClient, plan)
      toast({ title: told, description: plan.title })
    },
    onError: (error) => tellFailure(error, 'Failed to change the plan'),
  })
}

export function useCreatePlan(onMade: (plan: MealPlanWithMeals) => void) {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: (body: NewPlan) => planningApi.mealPlans.create({ body }),
    onSuccess: (plan) => {
      keepOnePlan(queryClient, plan)
      onMade(plan)
    },
    onError: (error) => tellFailure(error, 'Failed to make the plan'),
  })
}

export function useDuplicatePlan(onMade: (plan: MealPlanWithMeals) => void) {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: async ({ id, ...body }: { id: number; startDate?: string; isTemplate?: boolean; title?: string }) => {
      await whenArrived(id)
      return await planningApi.mealPlans.duplicate({ params: { id }, body })
    },
    onSuccess: (plan, { isTemplate }) => {
      keepOnePlan(queryClient, plan)
      toast({ title: isTemplate ? 'Template saved' : 'Plan copied', description: plan.title })
      onMade(plan)
    },
    onError: (error) => tellFailure(error, 'Failed to copy the plan'),
  })
}

/** Another dish at one meal; all others stay. */
export function useSwapMeal() {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: async ({ id, ...body }: { id: number } & Place) => {
      await whenArrived(id)
      return await planningApi.mealPlans.swap({ params: { id }, body })
    },
    onSuccess: ({ considered, letGo, ...plan }) => {
      keepMadePlan(queryClient, plan)
      toast({ title: 'Swapped', description: swappedText({ considered, letGo }) })
    },
    onError: (error) => tellFailure(error, 'Failed to swap the dish'),
  })
}

/**
 * What each wish costs and what other budgets would bring; the answer is the plan with its prices. Worked out only when it is asked for, as
 * it takes up to a minute, and no longer once nobody looks at this state of the plan.
 */
const pricesQuery = (queryClient: QueryClient, { id, version }: PlanState) =>
  queryOptions({
    queryKey: planKeys.prices({ id, version }),
    queryFn: async ({ signal }) => {
      try {
        await whenArrived(id)
        return keepPlan(queryClient, await planningApi.mealPlans.prices({ params: { id }, body: {}, signal }))
      } catch (error) {
        if (!signal.aborted) tellFailure(error, 'Failed to calculate the savings and other budgets')
        throw error
      }
    },
    enabled: false,
  })

/** The same work wherever a page shows it. Leaving the page and changing the plan end it, as `cancel` does. */
export function usePrices(plan: PlanState) {
  const queryClient = useQueryClient()
  const prices = pricesQuery(queryClient, plan)
  const { fetchStatus, refetch } = useQuery(prices)
  return {
    isPending: fetchStatus !== 'idle',
    ask: () => void refetch(),
    cancel: () => void queryClient.cancelQueries({ queryKey: prices.queryKey }),
  }
}

/** Deleted at once, with a way back in the toast; its recipes stay. */
export function useDeletePlan() {
  const queryClient = useQueryClient()
  const restore = async (id: number) => {
    try {
      const plan = await planningApi.mealPlans.restore({ params: { id }, body: {} })
      keepOnePlan(queryClient, plan)
      toast({ title: 'Plan restored', description: plan.title })
    } catch (error) {
      tellFailure(error, 'Failed to restore the plan')
    }
  }
  return useMutation({
    mutationFn: ({ id }: Pick<MealPlan, 'id' | 'title'>) => planningApi.mealPlans.remove({ params: { id }, body: {} }),
    onSuccess: (_answer, { id, title }) => {
      void queryClient.invalidateQueries({ queryKey: planKeys.lists })
      void queryClient.invalidateQueries({ queryKey: ['meal-plans', 'today'] })
      void queryClient.invalidateQueries({ queryKey: planKeys.one(id), refetchType: 'none' })
      toast({ title: 'Deleted', description: title, action: { label: 'Undo', onPress: () => void restore(id) } })
    },
    onError: (error) => tellFailure(error, 'Failed to delete the plan'),
  })
}
