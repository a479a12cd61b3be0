import { clsx } from 'clsx'
import { Suspense } from 'react'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { timeOfDay } from '#client/time-of-day.ts'
import { TextLink } from '#client/ui/buttons/button.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { plans } from '#contract/plans.ts'

const LimitNotice = lazyPart(async () => (await import('#client/features/recipes/limit-notice.tsx')).LimitNotice)

/** The plan, and how many recipes of the day are left. */
export function DayLeft({ user }: { user: User }) {
  const { name, dailyRecipes } = plans[user.subscriptionTier]
  const left = user.generationsLeft
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ui">
        {/* the header says a paid one already */}
        <span className={clsx(user.subscriptionTier !== 'free' && 'sr-only')}>
          <Badge tone={user.subscriptionTier === 'free' ? 'plain' : 'paid'}>{name} plan</Badge>
        </span>
        {left === null || dailyRecipes === null ? (
          <span>As many recipes as you like</span>
        ) : (
          <>
            {dailyRecipes <= 5 && <Pips left={left} of={dailyRecipes} />}
            <span className="num">
              <b className="font-[650]">
                {left} of {dailyRecipes}
              </b>{' '}
              recipes left today. You’ll get more at{' '}
              <time className="whitespace-nowrap" dateTime={user.resetsAt}>
                {timeOfDay(user.resetsAt)}
              </time>
              .
            </span>
          </>
        )}
        {left !== 0 && user.subscriptionTier === 'free' && (
          <TextLink {...paths.subscribe()} className="max-tablet:hidden wide:hidden">
            Upgrade
          </TextLink>
        )}
      </div>
      {left === 0 && (
        <Suspense>
          <LimitNotice next={user.subscriptionTier === 'free' ? 'mid' : 'premium'} />
        </Suspense>
      )}
    </div>
  )
}

function Pips({ left, of }: { left: number; of: number }) {
  return (
    <span aria-hidden className="flex gap-1.5">
      {Array.from({ length: of }, (_, index) => (
        <span
          key={index}
          className={clsx('h-2 w-6.5 rounded-[2px]', index < left ? 'bg-basil' : 'inset-ring-[1.5px] inset-ring-edge')}
        />
      ))}
    </span>
  )
}
