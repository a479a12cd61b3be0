import { NamesForm } from '#client/features/settings/profile/names-form.tsx'
import { PreferencesForm } from '#client/features/settings/profile/preferences-form.tsx'
import { ProfilePicture } from '#client/features/settings/profile/profile-picture.tsx'
import { LeaderRow } from '#client/ui/pages/page.tsx'
import { Section } from '#client/ui/pages/section.tsx'
import { longDate } from '#client/wording.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { plans } from '#contract/plans.ts'

/** Who the member is, and what is asked of every recipe. */
export function ProfileTab({ user }: { user: User }) {
  return (
    <>
      <PreferencesForm user={user} />
      <NamesForm user={user} />
      <ProfilePicture user={user} />
      <Section title="You">
        <ul className="grid max-w-[30rem] gap-2.5">
          <li>
            <LeaderRow name="Email">{user.email}</LeaderRow>
          </li>
          <li>
            <LeaderRow name="Subscription">{plans[user.subscriptionTier].name}</LeaderRow>
          </li>
          <li>
            <LeaderRow name="Member since">
              <time dateTime={user.createdAt}>{longDate(user.createdAt)}</time>
            </LeaderRow>
          </li>
        </ul>
      </Section>
    </>
  )
}
