import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import { whenArrived } from '#client/features/meal-plans/changes/waiting-changes.ts'
import { easing, lettingGo } from '#client/features/meal-plans/generate/let-go.ts'
import { keepMadePlan } from '#client/features/meal-plans/queries.ts'
import { planningApi } from '#client/planning-api.ts'
import { useFocusAfter } from '#client/ui/focus/use-focus-after.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import { useSingle } from '#client/use-single.ts'
import { CallError } from '#contract/client.ts'
import type { MealPlanEvent, MealPlanWithMeals, PlanWay } from '#contract/planning/plan-view.ts'
import type { GeneratePlanForm } from '#contract/planning/plan-wish.ts'
import { choosingSeconds } from '#contract/planning/planning.ts'
import type { PlanRules } from '#domain/plan/meal-plan/meal-plan.ts'

type Better = Extract<MealPlanEvent, { type: 'better' }>

/** How far a plan has come. */
export interface PlanComing {
  message: string
  done: number | undefined
  of: number | undefined
  /** The best one so far. */
  better: Better | undefined
  /** How long it is chosen at most, once its dishes are there. */
  seconds: number
}

/** Why no week was found, and what could be let go. */
export interface Contradiction {
  sentence: string
  /** What is in the way, where it can be named. */
  reason: string | undefined
  ways: readonly PlanWay[]
  /** What was asked for. */
  aim: PlanRules['aim']
}

/** People and rules with a figure that would do. */
export type Eased = NonNullable<PlanWay['eased']>

interface Asked {
  body: GeneratePlanForm
  after: { onMade?: (plan: MealPlanWithMeals) => void; onRefused?: (error: unknown) => void }
}

/**
 * Asks for a plan and follows it as better ones are found. Whoever leaves ends it; `cancel` is heard at once and keeps nothing.
 */
export function usePlanGeneration() {
  const queryClient = useQueryClient()
  const [coming, setComing] = useState<PlanComing>(blank)
  const [contradiction, setContradiction] = useState<Contradiction>()
  const asked = useRef<Asked>(undefined)
  const running = useRef<{ ended: AbortController; id: string | undefined }>(undefined)
  useEffect(() => () => running.current?.ended.abort(), [])

  const run = useSingle({
    mutationFn: async (asking: Asked): Promise<MealPlanWithMeals> => {
      const { body } = asking
      const ended = new AbortController()
      asked.current = asking
      running.current = { ended, id: undefined }
      setComing({ ...blank, seconds: body.seconds ?? blank.seconds })
      setContradiction(undefined)
      await whenArrived(body.planId)
      for await (const event of planningApi.mealPlans.generateStream({ body, signal: ended.signal })) {
        if (event.type === 'done') return event.result
        if (event.type === 'started') running.current.id = event.generationId
        else if (event.type === 'better') setComing((before) => ({ ...before, better: event }))
        else {
          const { message, done, of } = event
          setComing((before) => ({ ...before, message, done, of }))
        }
      }
      throw new Error('The stream ended before the plan arrived.')
    },
    onSuccess: (plan) => keepMadePlan(queryClient, plan),
    onError: (error, { body }) => {
      const found = contradictionOf(error, body)
      if (found) setContradiction(found)
      else tell(error)
    },
  })
  // what showed how far it had come is gone, and so is why there is none
  useFocusAfter(run.isPending ? 'coming' : contradiction ? 'contradiction' : 'still')

  const start = (body: GeneratePlanForm, after: Asked['after'] = {}) =>
    run.mutate({ body, after }, { onSuccess: after.onMade, onError: (error) => after.onRefused?.(error) })
  return {
    coming,
    contradiction,
    isPending: run.isPending,
    start,
    /** Asks for the same once more, without these rules too. */
    letGo: (rules: readonly string[]) => {
      if (asked.current) start(lettingGo(asked.current.body, rules), asked.current.after)
    },
    /** Asks for the same once more, with a figure that would do. */
    ease: (eased: Eased) => {
      if (asked.current) start(easing(asked.current.body, eased), asked.current.after)
    },
    cancel: () => {
      const id = running.current?.id
      if (id !== undefined) api.recipes.cancelGeneration({ params: { id }, body: {} }).catch(() => undefined)
      running.current?.ended.abort()
    },
    /** Back to the form. */
    forget: () => setContradiction(undefined),
  }
}

const blank: PlanComing = {
  message: 'Getting started',
  done: undefined,
  of: undefined,
  better: undefined,
  seconds: choosingSeconds.usual,
}

/** Undefined where something else is amiss. */
function contradictionOf(error: unknown, { rules }: GeneratePlanForm): Contradiction | undefined {
  if (!(error instanceof CallError) || error.code !== 'wishes_contradict') return undefined
  const { ways, reason } = error.details
  return {
    sentence: error.sentence,
    reason: typeof reason === 'string' ? reason : undefined,
    ways: Array.isArray(ways) ? (ways as PlanWay[]) : [],
    aim: rules?.aim ?? 'best',
  }
}

function tell(error: unknown): void {
  if (isSignedOut(error)) return
  const isStopped =
    (error instanceof DOMException && error.name === 'AbortError') ||
    (error instanceof CallError && error.code === 'generation_cancelled')
  if (isStopped) toast({ title: 'Stopped', description: 'Nothing was saved.' })
  else if (error instanceof CallError)
    toast({ title: 'No plan was made', description: sentenceOf(error), variant: 'destructive' })
  else toast({ title: 'Connection lost', description: 'Nothing was saved. Please try again.', variant: 'destructive' })
}
