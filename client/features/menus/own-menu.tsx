import type { ReactNode } from 'react'
import { ForPlan, WithId } from '#client/features/accounts/own-page.tsx'
import { LockedMenus } from '#client/features/menus/locked-menus.tsx'
import { paths } from '#client/paths.ts'
import { ButtonLink } from '#client/ui/buttons/button.tsx'
import { NothingHere } from '#client/ui/pages/nothing-here.tsx'
import type { User } from '#contract/accounts/accounts.ts'

/** The page of one menu, for whom the plan has menus; `id` is as the address has it. */
export function OwnMenu({ id, children }: { id: string; children: (user: User, id: number) => ReactNode }) {
  return (
    <ForPlan has="menus" title="Menus" locked={<LockedMenus />}>
      {(user) => (
        <WithId id={id} missing={<MenuNotFound />}>
          {(number) => children(user, number)}
        </WithId>
      )}
    </ForPlan>
  )
}

/** There is no such menu, or it is somebody else's. */
export function MenuNotFound() {
  return (
    <NothingHere title="Menu Not Found" sentence="It may have been deleted, or it may belong to someone else.">
      <ButtonLink look="go" {...paths.menuPlanning({ tab: 'menus' })}>
        Back to My Menus
      </ButtonLink>
    </NothingHere>
  )
}
