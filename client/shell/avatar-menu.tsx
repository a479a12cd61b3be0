import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CookingPot, CreditCard, LogOut, Settings, UserRound, Users } from 'lucide-react'
import { communityPath } from '#client/community-paths.ts'
import { useLeaving } from '#client/features/accounts/use-leaving.tsx'
import { siteQuery } from '#client/features/public/queries.ts'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/shell/avatar.tsx'
import { initialsOf } from '#client/shell/initials.ts'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import type { User } from '#contract/accounts.ts'

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
        <CommunityItem />
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

/** Where this installation has one. */
function CommunityItem() {
  const { data: site } = useQuery(siteQuery)
  if (!site?.community) return null
  return (
    <MenuItem render={<Link {...communityPath()} />} icon={<Users aria-hidden className={iconClass} />}>
      Community
    </MenuItem>
  )
}

const iconClass = 'icon text-ink-2'
