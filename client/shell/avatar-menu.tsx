import { Link } from '@tanstack/react-router'
import { CookingPot, CreditCard, LogOut, Settings, UserRound } from 'lucide-react'
import { Suspense } from 'react'
import { useLeaving } from '#client/features/accounts/use-leaving.tsx'
import { lazyPart } from '#client/lazy-part.ts'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/shell/avatar.tsx'
import { initialsOf } from '#client/shell/initials.ts'
import { Menu, MenuItem } from '#client/ui/overlays/menu.tsx'
import type { User } from '#contract/accounts/accounts.ts'

const CommunityItem = lazyPart(async () => (await import('#client/features/publishing/menu-items.tsx')).CommunityItem)

export function AvatarMenu({ user }: { user: User }) {
  const { leave, question } = useLeaving()
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`${user.profileImageUrl ? '' : initialsOf(user)} Account: ${name}`.trim()}
            className="grid size-11 flex-none place-items-center rounded-full"
          >
            <Avatar user={user} />
          </button>
        }
        head={
          <>
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="note break-all">{user.email}</p>
          </>
        }
      >
        <MenuItem
          render={<Link {...paths.settings('profile')} />}
          icon={<UserRound aria-hidden className={iconClass} />}
        >
          Profile
        </MenuItem>
        <MenuItem render={<Link {...paths.cooked()} />} icon={<CookingPot aria-hidden className={iconClass} />}>
          Cooking diary
        </MenuItem>
        <MenuItem render={<Link {...paths.settings()} />} icon={<Settings aria-hidden className={iconClass} />}>
          Settings
        </MenuItem>
        <MenuItem
          render={<Link {...paths.settings('subscription')} />}
          icon={<CreditCard aria-hidden className={iconClass} />}
        >
          Subscription
        </MenuItem>
        <Suspense>
          <CommunityItem />
        </Suspense>
        {user.isAdmin && (
          <MenuItem render={<Link {...paths.admin()} />} icon={<Settings aria-hidden className={iconClass} />}>
            Administration
          </MenuItem>
        )}
        <MenuItem icon={<LogOut aria-hidden className={iconClass} />} onClick={leave}>
          Log out
        </MenuItem>
      </Menu>
      {question}
    </>
  )
}

const iconClass = 'icon text-ink-2'
