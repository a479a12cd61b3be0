import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Suspense } from 'react'
import { useCurrentUser } from '#client/features/accounts/queries.ts'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/shell/avatar.tsx'
import { HeaderPlaces } from '#client/shell/places.tsx'
import { ThemeSwitch } from '#client/shell/theme-switch.tsx'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import { Mark } from '#client/ui/signs/glyph.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import { plans } from '#contract/plans.ts'

const AvatarMenu = lazyPart(async () => (await import('#client/shell/avatar-menu.tsx')).AvatarMenu)

export function Header() {
  const { data: user } = useCurrentUser()
  const isMember = user?.hasCompletedSetup
  return (
    <header className="wrap print:hidden">
      <div className="head-bar">
        <Link {...paths.home()} className="serif brand">
          <Mark className="size-[26px]" />
          <span className={user ? 'max-phone:sr-only' : 'max-[389px]:sr-only'}>MealCrafter</span>
        </Link>
        {user && <p className="aside hidden text-ui wide:block">Personalized AI Recipes & Shopping Lists</p>}
        {isMember && <HeaderPlaces user={user} />}
        <div
          className={clsx(
            'flex flex-wrap items-center gap-1.5 tablet:gap-3',
            isMember ? 'max-tablet:ml-auto' : 'ml-auto',
          )}
        >
          {isMember ? <Membership user={user} /> : !user && <Entrance />}
          <ThemeSwitch className={user ? undefined : 'max-phone:hidden'} />
          {user && (
            <Suspense fallback={<Waiting user={user} />}>
              <AvatarMenu user={user} />
            </Suspense>
          )}
        </div>
      </div>
    </header>
  )
}

function Membership({ user }: { user: User }) {
  return user.subscriptionTier === 'free' ? (
    <ButtonLink look="paid" {...paths.pricing()} className="!min-h-11 !px-4 !py-1.5 text-ui">
      Upgrade
    </ButtonLink>
  ) : (
    <Badge tone="paid">{plans[user.subscriptionTier].name}</Badge>
  )
}

function Entrance() {
  return (
    <nav aria-label="Account" className="flex flex-wrap items-center justify-end gap-1 tablet:gap-3">
      <ButtonLink
        {...paths.signIn()}
        className="!min-h-11 border-transparent whitespace-nowrap !px-2 tablet:!px-3 !py-1.5 text-ui"
      >
        Sign In
      </ButtonLink>
      <ButtonLink
        {...paths.accountSetup('free')}
        className="!min-h-11 whitespace-nowrap !px-2.5 !py-1.5 text-ui tablet:!px-4"
      >
        Create Account
      </ButtonLink>
    </nav>
  )
}

/** The avatar without its menu, as long as that is on its way. */
function Waiting({ user }: { user: User }) {
  return (
    <span className="grid size-11 flex-none place-items-center">
      <Avatar user={user} />
    </span>
  )
}
