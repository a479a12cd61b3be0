import { clsx } from 'clsx'
import { useState } from 'react'
import { initialsOf } from '#client/shell/initials.ts'
import type { User } from '#contract/accounts/accounts.ts'

/** The picture; without one, or where it cannot be had, initials. */
export function Avatar({ user, size = 'small' }: { user: User; size?: keyof typeof sizes }) {
  const [failed, setFailed] = useState<string | null>(null)
  const url = user.profileImageUrl
  if (url && url !== failed)
    return (
      <img
        src={url}
        alt=""
        className={clsx(sizes[size], 'flex-none rounded-full bg-well object-cover')}
        onError={() => setFailed(url)}
      />
    )
  return (
    <span
      aria-hidden
      className={clsx(
        sizes[size],
        'grid flex-none place-items-center rounded-full bg-basil-wash font-bold text-basil-ink',
      )}
    >
      {initialsOf(user)}
    </span>
  )
}

const sizes = { small: 'size-9 text-ui', middle: 'size-14 text-3', big: 'size-24 text-2' }
