import { useNavigate } from '@tanstack/react-router'
import { LogOut, ReceiptText } from 'lucide-react'
import { useSignOut, useTakeUser } from '#client/features/accounts/queries.ts'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/shell/avatar.tsx'
import { initialsOf } from '#client/shell/initials.ts'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { toast } from '#client/ui/toast.ts'
import type { User } from '#contract/accounts.ts'

export function AvatarMenu({ user }: { user: User }) {
  const navigate = useNavigate()
  const takeUser = useTakeUser()
  const signOut = useSignOut()
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email
  const leave = () =>
    signOut.mutate(undefined, {
      onSuccess: () => {
        takeUser(null)
        void navigate(paths.home())
      },
      onError: () =>
        toast({
          title: 'Logout Failed',
          description: 'There was an error signing out. Please try again.',
          variant: 'destructive',
        }),
    })
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${user.profileImageUrl ? '' : initialsOf(user)} Account of ${name}`.trim()}
          className="grid size-11 flex-none place-items-center rounded-full"
        >
          <Avatar user={user} />
        </button>
      }
      head={
        <>
          <p className="font-semibold">{name}</p>
          <p className="note break-all">{user.email}</p>
        </>
      }
    >
      <MenuItem
        icon={<ReceiptText aria-hidden className="icon text-ink-2" />}
        onClick={() => void navigate(paths.pricing())}
      >
        Pricing
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden className="icon text-ink-2" />} onClick={leave}>
        Log out
      </MenuItem>
    </Menu>
  )
}
