import { Fragment, type ReactNode } from 'react'
import { SignedIn } from '#client/features/accounts/signed-in.tsx'
import { LockedMenus } from '#client/features/menus/locked-menus.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import type { User } from '#contract/accounts.ts'
import { entitlements } from '#contract/plans.ts'

interface Props {
  /** As the address has it. */
  id: string
  children: (user: User, id: number) => ReactNode
}

/** The page of one menu, for whom the plan has menus. */
export function OwnMenu({ id, children }: Props) {
  return (
    <SignedIn>
      {(user) =>
        !entitlements[user.subscriptionTier].menus ? (
          <Page title="Menus">
            <h1 className="mb-7">Menus</h1>
            <LockedMenus />
          </Page>
        ) : /^[1-9]\d{0,8}$/.test(id) ? (
          <Fragment key={id}>{children(user, Number(id))}</Fragment>
        ) : (
          <MenuNotFound />
        )
      }
    </SignedIn>
  )
}

/** There is no such menu, or it is somebody else's. */
export function MenuNotFound() {
  return (
    <Page title="Menu Not Found" className="grid justify-items-start gap-4">
      <h1>Menu Not Found</h1>
      <p className="lead">It may have been deleted, or it is not among yours.</p>
      <ButtonLink look="go" {...paths.menuPlanning({ tab: 'menus' })}>
        Back to My Menus
      </ButtonLink>
    </Page>
  )
}
