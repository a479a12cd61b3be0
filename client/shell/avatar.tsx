import { clsx } from 'clsx'
import { useState } from 'react'
import { initialsOf } from '#client/shell/initials.ts'
import type { User } from '#contract/accounts.ts'

/** The picture; without one, or where it cannot be had, initials. */
export function Avatar({ user, big = false }: { user: User; big?: boolean }) {
  const [failed, setFailed] = useState<string | null>(null)
  const size = big ? 'size-24 text-2' : 'size-9 text-ui'
  const url = user.profileImageUrl
  if (url && url !== failed)
    return (
      <img
        src={url}
        alt=""
        className={clsx(size, 'flex-none rounded-full bg-well object-cover')}
        onError={() => setFailed(url)}
      />
    )
  return (
    <span
      aria-hidden
      className={clsx(size, 'grid flex-none place-items-center rounded-full bg-basil-wash font-bold text-basil-ink')}
    >
      {initialsOf(user)}
    </span>
  )
}
