import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { momentOf } from '#client/desk-moment.ts'
import { codeOf, sentenceOf } from '#client/failure.ts'
import { AuditRows } from '#client/features/admin/audit/audit-rows.tsx'
import { MemberEmails } from '#client/features/admin/members/member-emails.tsx'
import { MemberForm } from '#client/features/admin/members/member-form.tsx'
import { MemberPayments } from '#client/features/admin/members/member-payments.tsx'
import { MemberUsage } from '#client/features/admin/members/member-usage.tsx'
import { PlanBadge } from '#client/features/admin/members/plan-badge.tsx'
import { PlanForm } from '#client/features/admin/members/plan-form.tsx'
import { memberQuery } from '#client/features/admin/queries.ts'
import { nameText } from '#client/features/desk/admin-words.ts'
import { AdminFrame } from '#client/features/desk/frame/admin-frame.tsx'
import { adminPaths } from '#client/features/desk/frame/admin-paths.ts'
import { ButtonLink, TextLink } from '#client/ui/buttons/button.tsx'
import { ShowMore } from '#client/ui/lists/show-more.tsx'
import { useMore } from '#client/ui/lists/use-more.ts'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import { Badge } from '#client/ui/pages/page.tsx'
import { Section } from '#client/ui/pages/section.tsx'
import { ErrorState, Loading, Skeleton } from '#client/ui/pages/states.tsx'
import { longDate } from '#client/wording.ts'
import type { Member } from '#contract/desk/admin-views.ts'

/** One member: plan, payments, use, sessions, emails, and what was done to them. */
export function MemberPage({ id }: { id: string }) {
  const { data: member, error, refetch } = useQuery(memberQuery(id))
  if (!member && codeOf(error) === 'not_found') return <MemberMissing />
  return (
    <AdminFrame title={member ? nameText(member.user) : 'Member'} above={<Above />}>
      {member && <Sections member={member} />}
      {!member && error && <ErrorState sentence={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!member && !error && (
        <Loading words="Loading the member">
          <Skeleton className="mb-6 h-10 w-2/3" />
          <Skeleton className="h-96" />
        </Loading>
      )}
    </AdminFrame>
  )
}

function MemberMissing() {
  return (
    <NothingHere title="Member Not Found" sentence="They may have deleted their account.">
      <ButtonLink look="go" {...adminPaths.analytics()}>
        All members
      </ButtonLink>
    </NothingHere>
  )
}

function Above() {
  return (
    <TextLink {...adminPaths.analytics()} className="mb-2">
      <ArrowLeft aria-hidden className="icon-small" />
      All members
    </TextLink>
  )
}

function Sections({ member }: { member: Member }) {
  const { user, sessions } = member
  return (
    <>
      <Head member={member} />
      <Section
        title="Plan"
        lead="Their plan and any granted plan. A grant doesn’t end a paid subscription. The higher plan counts."
      >
        <PlanForm key={user.subscriptionTier + member.plan.grantedTier} member={member} />
      </Section>
      <Section title="Payments" lead="As recorded by the payment provider.">
        <MemberPayments id={user.id} />
      </Section>
      <Section title="Usage">
        <MemberUsage member={member} />
      </Section>
      <Section title="Account" lead="Their name and administrator access.">
        <MemberForm key={`${user.firstName} ${user.lastName} ${user.isAdmin}`} user={user} />
      </Section>
      <Section title="Sessions" lead="Where they’re signed in. Only they can end a session.">
        <Sessions sessions={sessions} />
      </Section>
      <Section title="Emails sent" lead="Newsletters are listed for a year. We don’t show the text of any email.">
        <MemberEmails id={user.id} />
      </Section>
      <Section
        title="Audit log"
        lead="Administrators’ changes to this account, and this member’s changes as an administrator."
      >
        <AuditRows search={{ user: user.id }} limit={5} />
        <TextLink {...adminPaths.audit({ user: user.id })} className="justify-self-start">
          Search the full log
        </TextLink>
      </Section>
    </>
  )
}

function Sessions({ sessions }: Pick<Member, 'sessions'>) {
  const { shown, parts } = useMore(sessions)
  if (sessions.length === 0) return <p className="text-ink-2">Not signed in anywhere.</p>
  return (
    <>
      <ul aria-label="Sessions" className="border-t border-hair">
        {shown.map(({ device, startedAt, lastUsedAt }) => (
          <li key={`${startedAt} ${device}`} className="border-b border-hair py-2.5">
            <p className="font-semibold">{device}</p>
            <p className="note">
              Since {momentOf(startedAt)}, last used {longDate(lastUsedAt)}
            </p>
          </li>
        ))}
      </ul>
      <ShowMore parts={parts} count={shown.length} className="justify-self-start" />
    </>
  )
}

function Head({ member: { user } }: { member: Member }) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="mr-3 wrap-anywhere">{user.email}</p>
      <PlanBadge tier={user.subscriptionTier} />
      {user.isAdmin && <Badge tone="fits">Administrator</Badge>}
      {!user.emailConfirmed && <Badge tone="left">Email not confirmed</Badge>}
      {user.twoFactor && <Badge>Two-step verification</Badge>}
      {user.deletionAt && <Badge tone="left">To be deleted {longDate(user.deletionAt)}</Badge>}
      <p className="note basis-full">
        Joined {longDate(user.createdAt)}
        {user.lastGenerationDate && `, last recipe ${longDate(user.lastGenerationDate)}`}
        {!user.hasCompletedOnboarding && ', hasn’t finished onboarding'}
      </p>
    </div>
  )
}
