import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useId } from 'react'
import { sentenceOf, tellFailure } from '#client/failure.ts'
import { feedQuery, planKeys } from '#client/features/meal-plans/queries.ts'
import { planningApi } from '#client/planning-api.ts'
import { copyText } from '#client/ui/browser/copy-text.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { toast } from '#client/ui/overlays/toast.ts'
import { ErrorState, Skeleton } from '#client/ui/pages/states.tsx'
import { useSingle } from '#client/use-single.ts'

/** The plans that are active, each on its days, as an address that calendars of phones and mail programs read. */
export function CalendarFeed() {
  const field = useId()
  const { data: feed, error, refetch } = useQuery(feedQuery)
  const open = useFeed('open')
  const end = useFeed('close')
  const address = feed?.path ? new URL(feed.path, window.location.href).href : undefined
  const copy = async () => {
    if (await copyText(address ?? ''))
      toast({ title: 'Copied', description: 'Add it to your calendar app as a subscription.' })
    else
      toast({
        title: 'Copy Failed',
        description: 'Please select and copy the text manually.',
        variant: 'destructive',
      })
  }
  return (
    <section aria-labelledby="feed" className="grid gap-3 border-t border-hair pt-6">
      <h3 id="feed">In your calendar</h3>
      <p className="text-ui text-ink-2">
        Your calendar app can subscribe to a secret address that always shows your active plans, each on its own days.
        Don’t share it. Anyone who has it can see what you eat and when, and what each of you avoids, without signing
        in. Creating a new address turns off the old one.
      </p>
      {feed ? (
        <>
          {address && (
            <>
              <label htmlFor={field} className="sr-only">
                The secret address
              </label>
              <input
                id={field}
                readOnly
                value={address}
                className="input text-ui"
                onFocus={(event) => event.target.select()}
              />
            </>
          )}
          <div className="flex flex-wrap gap-2.5">
            {address && (
              <Button look="go" onClick={() => void copy()}>
                <Copy aria-hidden className="icon" />
                Copy the address
              </Button>
            )}
            <Button busy={open.isPending} onClick={() => open.mutate()}>
              {address ? 'Create a new address' : 'Create address'}
            </Button>
            {address && (
              <Button busy={end.isPending} onClick={() => end.mutate()}>
                Turn it off
              </Button>
            )}
          </div>
        </>
      ) : error ? (
        <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-12" />
      )}
    </section>
  )
}

function useFeed(what: 'open' | 'close') {
  const queryClient = useQueryClient()
  return useSingle({
    mutationFn: () =>
      what === 'open' ? planningApi.mealPlans.openFeed({ body: {} }) : planningApi.mealPlans.closeFeed({ body: {} }),
    onSuccess: (feed) => {
      queryClient.setQueryData(planKeys.feed, feed)
      toast({ title: what === 'open' ? 'Calendar address created' : 'Address turned off' })
    },
    onError: (error) => tellFailure(error, 'Failed to change the address'),
  })
}
