import { initialsOf } from '#client/shell/initials.ts'
import type { User } from '#contract/accounts.ts'

/** The picture, or initials. */
export function Avatar({ user }: { user: User }) {
  if (user.profileImageUrl)
    return <img src={user.profileImageUrl} alt="" className="size-9 rounded-full object-cover" />
  return (
    <span
      aria-hidden
      className="grid size-9 place-items-center rounded-full bg-basil-wash text-ui font-bold text-basil-ink"
    >
      {initialsOf(user)}
    </span>
  )
}
