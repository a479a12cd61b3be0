import { useNavigate } from '@tanstack/react-router'
import { deskPaths } from '#client/desk-paths.ts'
import { adminPaths } from '#client/features/desk/frame/admin-paths.ts'
import { useWriteIssue } from '#client/features/newsletter-desk/queries.ts'
import { paths } from '#client/paths.ts'
import { Button, ButtonLink } from '#client/ui/buttons/button.tsx'
import { placeholderIssue } from '#contract/newsletter/placeholder-issue.ts'

/** Where a morning's work leads next. */
export function QuickActions() {
  return (
    <section aria-labelledby="actions-heading" className="grid content-start gap-4 border-t border-hair pt-7">
      <h2 id="actions-heading" className="text-[1.625rem]">
        Quick actions
      </h2>
      <div className="flex flex-wrap gap-3">
        <SendNewsletter />
        <ButtonLink {...adminPaths.audit()}>Open the audit log</ButtonLink>
        <ButtonLink {...paths.testCheckout()}>Test a checkout</ButtonLink>
      </div>
    </section>
  )
}

/** Begins an issue and opens it where it is written. */
function SendNewsletter() {
  const navigate = useNavigate()
  const write = useWriteIssue()
  const begin = () =>
    write.mutate({ body: placeholderIssue }, { onSuccess: ({ id }) => void navigate(deskPaths.issue(id)) })
  return (
    <Button busy={write.isPending} onClick={begin}>
      Send a newsletter
    </Button>
  )
}
