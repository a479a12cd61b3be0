import { adminPaths } from '#client/features/admin/frame/admin-paths.ts'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'

/** Where a morning's work leads next. */
export function QuickActions() {
  return (
    <section aria-labelledby="actions-heading" className="grid content-start gap-4 border-t border-hair pt-7">
      <h2 id="actions-heading" className="text-[1.625rem]">
        Quick actions
      </h2>
      <div className="flex flex-wrap gap-3">
        <ButtonLink {...adminPaths.audit()}>See what was done</ButtonLink>
        <ButtonLink {...paths.testCheckout()}>Test a checkout</ButtonLink>
      </div>
    </section>
  )
}
