import { useState } from 'react'
import { ColumnHead } from '#client/features/desk/frame/column-head.tsx'
import { useEndSubscription } from '#client/features/newsletter-desk/queries.ts'
import { endingOf, sinceOf, subscriberStateWords } from '#client/features/newsletter-desk/subscriber-words.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Confirm } from '#client/ui/overlays/confirm.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import { longDate } from '#client/wording.ts'
import type { Subscriber } from '#contract/newsletter/newsletter-subscribers.ts'

const tones = { subscribed: 'fits', waiting: 'plain', ended: 'left' } as const

/** A page of subscribers; on a phone everything but the button stands below the address. */
export function SubscriberTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  return (
    <table className="double-rule w-full border-collapse text-ui">
      <caption className="sr-only">Subscribers</caption>
      <thead>
        <tr className="text-note text-ink-3">
          <ColumnHead>Email</ColumnHead>
          <ColumnHead isWide>Status</ColumnHead>
          <ColumnHead isWide>Since</ColumnHead>
          <ColumnHead isWide>Ended</ColumnHead>
          <ColumnHead isNumber>
            <span className="sr-only">Actions</span>
          </ColumnHead>
        </tr>
      </thead>
      <tbody>
        {subscribers.map((subscriber) => (
          <Row key={subscriber.id} subscriber={subscriber} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ subscriber }: { subscriber: Subscriber }) {
  const { email, state } = subscriber
  const since = <Day at={sinceOf(subscriber)} />
  return (
    <tr className="border-t border-hair">
      <th scope="row" className="py-3 pr-3 text-left font-normal">
        <span className="font-semibold wrap-anywhere">{email}</span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 tablet:hidden">
          <StateBadge state={state} />
          <span className="note">since {since}</span>
          {state === 'ended' && (
            <span className="basis-full text-ink-2">
              <Ended subscriber={subscriber} />
            </span>
          )}
        </span>
      </th>
      <td className="py-3 pr-6 whitespace-nowrap max-tablet:hidden">
        <StateBadge state={state} />
      </td>
      <td className="py-3 pr-6 max-tablet:hidden">{since}</td>
      <td className="py-3 max-tablet:hidden">{state === 'ended' && <Ended subscriber={subscriber} />}</td>
      <td className="py-2 pl-3 text-right">{state !== 'ended' && <EndButton subscriber={subscriber} />}</td>
    </tr>
  )
}

function StateBadge({ state }: Pick<Subscriber, 'state'>) {
  return <Badge tone={tones[state]}>{subscriberStateWords[state]}</Badge>
}

function Ended({ subscriber }: { subscriber: Subscriber }) {
  const { endedAt } = subscriber
  return (
    <>
      {endingOf(subscriber)}
      {endedAt && (
        <span className="note block">
          <Day at={endedAt} />
        </span>
      )}
    </>
  )
}

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {longDate(at)}
    </time>
  )
}

function EndButton({ subscriber: { id, email, state } }: { subscriber: Subscriber }) {
  const [isAsking, setIsAsking] = useState(false)
  const end = useEndSubscription()
  const go = () => end.mutate({ params: { id }, body: undefined }, { onSettled: () => setIsAsking(false) })
  return (
    <>
      <Button aria-label={`End the subscription of ${email}`} onClick={() => setIsAsking(true)}>
        End
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`End the subscription of ${email}?`}
        description={
          state === 'waiting'
            ? 'The link to confirm it will stop working. They can sign up again at any time.'
            : 'They won’t get any more issues. They can sign up again at any time.'
        }
        confirmLabel="End subscription"
        busy={end.isPending}
        onConfirm={go}
      />
    </>
  )
}
