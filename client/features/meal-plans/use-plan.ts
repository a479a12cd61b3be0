import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { isSignedOut, sentenceOf } from '#client/failure.ts'
import {
  dropWaiting,
  keepOnTheirWay,
  keepWaiting,
  type WaitingChange,
  waitingOf,
  watchWaiting,
} from '#client/features/meal-plans/changes/waiting-changes.ts'
import { type Gone, withChanges } from '#client/features/meal-plans/plan-changes.ts'
import { keepPlan, planKeys, planQuery } from '#client/features/meal-plans/queries.ts'
import { planningApi } from '#client/planning-api.ts'
import { type Message, toast } from '#client/ui/overlays/toast.ts'
import { CallError } from '#contract/client.ts'
import type { PlanChangeGiven } from '#contract/planning/plan-wish.ts'

/** Most changes that one call takes. */
const mostAtOnce = 400
const patience = 20_000

/** One plan as it is to be shown, and the way to change its calendar: shown at once, sent as soon as there is a connection. */
export function usePlan(id: number) {
  const queryClient = useQueryClient()
  const query = useQuery(planQuery(queryClient, id))
  const waiting = useSyncExternalStore(watchWaiting, () => waitingOf(id))
  const [gone, setGone] = useState<Gone>({ entries: [], recipes: [] })
  const isSending = useRef(false)
  const isLate = useRef(false)
  const untold = useRef<Message>(undefined)

  const send = async (most = mostAtOnce): Promise<void> => {
    const sent = waitingOf(id).slice(0, most)
    if (isSending.current || sent.length === 0) return
    isSending.current = true
    let next = most
    try {
      keepPlan(queryClient, await post(id, sent))
      dropWaiting(id, sent)
      if (isLate.current) toast({ title: 'Sent', description: 'The changes saved on this device are in the plan now.' })
      else if (untold.current) toast(untold.current)
      isLate.current = false
      untold.current = undefined
    } catch (error) {
      untold.current = undefined
      if (!isRefused(error)) {
        isLate.current = true
        if (!isSignedOut(error))
          toast({
            title: 'Not sent yet',
            description: 'The change is saved on this device until you’re back online.',
          })
        return
      }
      // of several only one may be to blame: the others are not lost with it
      if (sent.length > 1) next = 1
      else {
        dropWaiting(id, sent)
        toast({ title: 'Error', description: sentenceOf(error, 'Failed to change the plan'), variant: 'destructive' })
        void queryClient.invalidateQueries({ queryKey: planKeys.one(id) })
      }
    } finally {
      isSending.current = false
    }
    if (waitingOf(id).length > 0) await send(next)
  }
  const sendNow = () => keepOnTheirWay(id, send())
  const sendAgain = useEffectEvent(sendNow)
  useEffect(() => {
    const whenSeen = () => document.visibilityState === 'visible' && sendAgain()
    sendAgain()
    window.addEventListener('online', sendAgain)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      window.removeEventListener('online', sendAgain)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [])

  const plan = query.data && withChanges(query.data, waiting, gone)
  return {
    ...query,
    plan,
    waiting: waiting.length,
    /** `done` is told when the server has heard of the change. */
    change: (changes: readonly PlanChangeGiven[], done?: Message) => {
      if (changes.length === 0) return
      untold.current = done
      const removed = new Set(changes.flatMap(({ kind, entry }) => (kind === 'remove' ? [entry] : [])))
      if (plan && removed.size > 0)
        setGone({
          entries: [...gone.entries, ...plan.entries.filter((entry) => removed.has(entry.id))],
          recipes: plan.recipes,
        })
      keepWaiting(id, changes)
      sendNow()
    },
    /** Tries again what waits. */
    send: sendNow,
  }
}

function post(id: number, changes: readonly WaitingChange[]) {
  const body = { changes: [...changes], clock: Date.now() }
  return planningApi.mealPlans.update({ params: { id }, body, signal: AbortSignal.timeout(patience) })
}

export type ChangePlan = (changes: readonly PlanChangeGiven[], done?: Message) => void

/** Only what the server understood and will never take is given up. */
function isRefused(error: unknown): boolean {
  return error instanceof CallError && [400, 403, 404, 409, 413, 422].includes(error.status)
}
