import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { sentenceOf } from '#client/failure.ts'
import { useLeaving } from '#client/features/accounts/use-leaving.tsx'
import { securityQuery } from '#client/features/security/queries.ts'
import { DeleteAccount } from '#client/features/settings/account/delete-account.tsx'
import { EmailSection } from '#client/features/settings/account/email-section.tsx'
import { PasswordSection } from '#client/features/settings/account/password-section.tsx'
import { SessionList } from '#client/features/settings/account/session-list.tsx'
import { TwoFactorSection } from '#client/features/settings/two-factor/two-factor-section.tsx'
import { paths } from '#client/paths.ts'
import { Avatar } from '#client/shell/avatar.tsx'
import { Button, TextAnchor, TextLink } from '#client/ui/buttons/button.tsx'
import { ActRow, ComingSection, Section, SectionWords } from '#client/ui/pages/section.tsx'
import { ErrorState } from '#client/ui/pages/states.tsx'
import { useFile } from '#client/use-file.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { Security } from '#contract/accounts/security.ts'

/** What guards the account, who is signed in where, and the ways out. */
export function AccountTab({ user }: { user: User }) {
  const { leave, busy, question } = useLeaving()
  const security = useQuery(securityQuery)
  return (
    <>
      <Section title="Signed in as">
        <ActRow
          act={
            <Button busy={busy} onClick={leave}>
              Sign Out
            </Button>
          }
        >
          <div className="flex items-center gap-4 text-ink max-spread:mt-2">
            <Avatar user={user} size="middle" />
            <div className="min-w-0">
              <p className="text-lead leading-snug font-semibold wrap-anywhere">
                {[user.firstName, user.lastName].filter(Boolean).join(' ') || user.email}
              </p>
              <TextLink {...paths.settings('profile')} className="-mb-2.5">
                Edit profile
              </TextLink>
            </div>
          </div>
        </ActRow>
        {question}
      </Section>
      {security.isLoading ? (
        <ComingSection title="Email" words="Loading" />
      ) : (
        <GuardedSections user={user} security={security} />
      )}
    </>
  )
}

interface Guarded {
  user: User
  security: UseQueryResult<Security>
}

/** What needs to know what guards the account, and what stands between: they come together, so that nothing moves. */
function GuardedSections({ user, security }: Guarded) {
  // a link to one of them came before it stood there
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <>
      <Section title="Email">
        <Known security={security}>{({ emailChange }) => <EmailSection user={user} pending={emailChange} />}</Known>
      </Section>
      <PasswordSection user={user} />
      <Section id="second-factor" title="Two-step verification">
        <Known security={security}>{({ twoFactor }) => <TwoFactorSection user={user} twoFactor={twoFactor} />}</Known>
      </Section>
      <Section title="Where you’re signed in">
        <SectionWords>See a browser you don’t recognize? Sign it out, then change your password.</SectionWords>
        <Known security={security}>{({ sessions }) => <SessionList sessions={sessions} />}</Known>
      </Section>
      <Section title="Your data">
        <ActRow act={<OwnData />}>Everything we store about you, in one file to keep, read or take elsewhere.</ActRow>
      </Section>
      <DeleteAccount user={user} />
    </>
  )
}

function OwnData() {
  return (
    <TextAnchor {...useFile('/api/account/export', 'mealcrafter-export.zip')} aria-label="Download my data">
      Download
    </TextAnchor>
  )
}

/**
 * Where what guards the account could not be had, each part that needs it says so. It is asked for in one place: parts that
 * ask as they come would take themselves away again, for as long as no answer comes.
 */
function Known({ security, children }: Pick<Guarded, 'security'> & { children: (security: Security) => ReactNode }) {
  const { data, error, refetch } = security
  if (data) return children(data)
  return error && <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />
}
