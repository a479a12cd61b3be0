import { HandleForm } from '#client/features/publishing/handle-form.tsx'
import { Notice } from '#client/ui/signs/notice.tsx'
import type { User } from '#contract/accounts/accounts.ts'
import type { Membership } from '#contract/community/community-views.ts'

interface Props {
  user: User
  membership: Membership
  /** What it is needed for: 'To comment'. */
  what: string
}

/** What a member does before they may publish or comment: confirms their address, and chooses a handle. Nothing where both are done. */
export function TakePart({ user, membership: { profile }, what }: Props) {
  if (profile?.isSuspended)
    return (
      <Notice kind="blocks">
        An administrator has hidden your profile. Please contact us if you think that’s a mistake.
      </Notice>
    )
  if (!user.emailConfirmed)
    return (
      <Notice>
        {what}, please confirm your email address first. The link is in the email we sent to {user.email}.
      </Notice>
    )
  if (profile) return null
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">
        {what}, choose a handle first. It’s the only thing others see, never your name or email address.
      </p>
      <HandleForm profile={null} />
    </div>
  )
}
