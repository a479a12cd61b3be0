import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sentenceOf } from '#client/failure.ts'
import {
  type ClockMove,
  nextMoves,
  wordsOfMove,
  wordsOfState,
} from '#client/features/billing/test-checkout/clock-words.ts'
import { testClockQuery, useMoveClock } from '#client/features/billing/test-checkout/queries.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { FormError } from '#client/ui/fields/field.tsx'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { Verdict } from '#client/ui/signs/verdict.tsx'
import type { TestSubscription } from '#contract/billing/test-checkout.ts'
import { plans } from '#contract/plans.ts'

/** Lets the month of the member's subscription end, in the five ways in which a provider's does. */
export function MoveClock({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(testClockQuery(userId))
  return (
    <section aria-labelledby="clock" className="double-rule pt-6">
      <h2 id="clock" className="text-3">
        Fast-forward the clock
      </h2>
      {data?.subscription && <Moves userId={userId} subscription={data.subscription} />}
      {data && !data.subscription && (
        <EmptyState title="No subscription yet" action={<ButtonLink {...paths.pricing()}>Choose a plan</ButtonLink>}>
          Pay for a plan at the test checkout. Then you can fast-forward through its months here.
        </EmptyState>
      )}
      {!data && error && <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading words="Looking for your subscription">
          <Skeleton className="mt-4 h-40" />
        </Loading>
      )}
    </section>
  )
}

function Moves({
  userId,
  subscription,
}: {
  userId: string
  subscription: NonNullable<TestSubscription['subscription']>
}) {
  const move = useMoveClock(userId)
  const asked = (each: ClockMove) => move.variables?.body.move === each
  const moves = nextMoves(subscription)
  const said = useRef<HTMLOutputElement>(null)
  // the button that was pressed may be gone, and the focus with it
  useEffect(() => {
    if (move.data) said.current?.focus()
  }, [move.data])
  return (
    <div className="mt-3 grid gap-5">
      <LeaderRow name={plans[subscription.tier].name}>{wordsOfState(subscription)}</LeaderRow>
      <output ref={said} tabIndex={-1} className="empty:hidden">
        {move.data?.subscription && (
          <Verdict kind={subscription.status === 'active' ? 'fits' : 'warns'}>
            {wordsOfMove(move.variables.body.move, move.data.subscription)}
          </Verdict>
        )}
      </output>
      {move.error && <FormError>{sentenceOf(move.error)}</FormError>}
      {moves.length === 0 ? (
        <div>
          <ButtonLink {...paths.pricing()}>Choose a plan</ButtonLink>
        </div>
      ) : (
        <ul className="border-t border-hair">
          {moves.map(({ move: each, label, what }) => (
            <li
              key={each}
              className="grid items-center gap-x-6 gap-y-2 border-b border-hair py-3 tablet:grid-cols-[15rem_minmax(0,1fr)]"
            >
              <Button
                busy={move.isPending && asked(each)}
                onClick={() => {
                  if (!move.isPending) move.mutate({ body: { move: each } })
                }}
              >
                {label}
              </Button>
              <p className="text-ui text-ink-2">{what}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
