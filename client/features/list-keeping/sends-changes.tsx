import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#client/api.ts'
import { sentenceOf } from '#client/failure.ts'
import type { Sent, Wish } from '#client/features/list-keeping/outbox.ts'
import { startSending } from '#client/features/list-keeping/sending.ts'
import { shoppingKeys, takeList } from '#client/features/list-keeping/shopping-cache.ts'
import { toast } from '#client/ui/overlays/toast.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { CallError } from '#contract/client.ts'
import { cutText } from '#domain/cut-text.ts'

/** On every page of a member: changes made to lists without reception are sent as soon as there is some. */
export function SendsChanges({ user: { id: userId } }: { user: User }) {
  const queryClient = useQueryClient()
  useEffect(() => {
    let refusal: unknown
    async function post(listId: number, wish: Wish): Promise<Sent> {
      try {
        const signal = AbortSignal.timeout(patience)
        const body = { ...wish, clock: Date.now() }
        takeList(queryClient, await api.shopping.update({ params: { id: listId }, body, signal }))
        // the order of the aisles is remembered for all lists
        if (wish.aisles) void queryClient.invalidateQueries({ queryKey: shoppingKeys.lists })
        return 'joined'
      } catch (error) {
        refusal = error
        const fared = faredBy(error)
        return fared === 'refused' && !(await isStill(userId)) ? 'signed-out' : fared
      }
    }
    return startSending({
      userId,
      post,
      onRefused: ({ listId, change }) => {
        const what = 'text' in change ? `“${cutText(change.text, 60)}”: ` : ''
        toast({ title: 'Error', description: `${what}${sentenceOf(refusal)}`, variant: 'destructive' })
        void queryClient.invalidateQueries({ queryKey: shoppingKeys.one(listId) })
      },
    })
  }, [userId, queryClient])
  return null
}

const patience = 20_000

/** Only what the server understood and will never take is given up. */
function faredBy(error: unknown): Sent {
  if (!(error instanceof CallError)) return 'unheard'
  if (error.status === 401) return 'signed-out'
  return [400, 403, 404, 413, 422].includes(error.status) ? 'refused' : 'unheard'
}

/** Another window may have signed in somebody else, to whom our lists are not there. */
async function isStill(userId: string): Promise<boolean> {
  try {
    return (await api.accounts.currentUser({})).id === userId
  } catch {
    return false
  }
}
